const paths = {
  chat: 'M3 4h18v13H12l-5 4v-4H3zM7.500 9h9M7.500 12.500h6',
  close: 'M5 5l14 14M19 5L5 19',
  clear: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  minimize: 'M5 18h14',
  maximize: 'M5 5h14v14H5zM5 9h14',
  send: 'M3 11L21 3l-5 18-4.500-7.500zM11.500 13.500L21 3',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  done: 'M4 12.500l5 5L20 6.500',
  up: 'M7 11v9H3v-9zM7 11l4-8c2 0 3 1 2.500 3L13 9h7l-2 11H7',
  down: 'M7 13V4H3v9zM7 13l4 8c2 0 3-1 2.500-3L13 15h7L18 4H7',
  share: 'M12 15V3M7.500 7.500L12 3l4.500 4.500M5 12v8h14v-8',
  arrowDown: 'M12 4v15M5.500 12.500L12 19l6.500-6.500',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
