import { drawCreasePattern, sheetSide } from './crease-pattern.ts';
import styles from './crease-sheet.module.css';
import motif from './motif.module.css';

export function CreaseDrawing({ name }: { name: string }) {
  const { paths, creases, front, back } = drawCreasePattern(name);
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${sheetSide} ${sheetSide}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ side, shade, outline }) => (
        <g key={`${side} ${shade}`} className={motif[side === 'front' ? front : back]}>
          <path className={motif[shade]} d={outline} />
        </g>
      ))}
      <path className={styles.creases} d={creases} />
    </svg>
  );
}
