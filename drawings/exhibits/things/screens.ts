import type { Thing } from '#content/exhibit.ts';
import { browser, browserBar, button, field, phone } from '../../frames.ts';
import { bar, line, type Shape, times, words, wrapped } from '../../shapes.ts';
import { sizes } from './sizes.ts';
import { view } from './views.ts';

type Of<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

export function phoneScreen({ heading, rows, button: label, mark: sign }: Of<'phone'>): Shape[] {
  const { width, height } = sizes.phone;
  const lines = wrapped(heading, 11, width - 24, 2, 'display');
  const first = 70 + lines.length * 12;
  return [
    ...phone(sizes.phone),
    ...view({ x: 5, y: 14, width: width - 10, height: 44 }, sign),
    ...lines.map((text, index) => words(12, 74 + index * 12, text, { size: 11, font: 'display' })),
    ...rows.flatMap((row, index) => field(12, first + index * 25, width - 24, row)),
    ...(label ? button(12, Math.min(height - 30, first + rows.length * 25 + 2), label, { size: 7.5 }) : []),
  ];
}

/** How a state is marked: background and text colour of the label. */
const states = { new: ['base', 'white'], going: ['yellow', 'ink'], done: ['soft', 'mid'] } as const;

export function app({ name, rows }: Of<'app'>): Shape[] {
  const { width, height } = sizes.app;
  const rowHeight = 27;
  return [
    ...browser(sizes.app, name.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
    bar(0, browserBar, 58, height - browserBar, 'tint'),
    ...times(5, (index) => bar(12, browserBar + 18 + index * 16, 30, 4, index === 0 ? 'base' : 'mid')),
    words(72, browserBar + 22, name, { size: 13, font: 'display' }),
    ...rows.slice(0, 5).flatMap(({ title, state, note }, index) => {
      const y = browserBar + 34 + index * rowHeight;
      return [
        line(`M72 ${y}H${width - 14}`, 'soft', 1),
        words(72, y + 16, title, { size: 9 }),
        ...stateLabel(state, width - 14, y + 7, note),
      ];
    }),
  ];
}

function stateLabel(state: keyof typeof states, end: number, y: number, text: string): Shape[] {
  const [ground, paint] = states[state];
  const width = text.length * 4.6 + 10;
  return [
    bar(end - width, y, width, 13, ground),
    words(end - width / 2, y + 9, text, { size: 6.5, font: 'mono', paint, anchor: 'middle' }),
  ];
}

export function chat({ name, lines }: Of<'chat'>): Shape[] {
  const { width, height } = sizes.chat;
  let y = 44;
  return [
    bar(0, 0, width, height, 'white'),
    bar(0, 0, width, 30, 'ink'),
    words(12, 19, name, { size: 11, font: 'display', paint: 'white' }),
    ...lines.flatMap(({ by, text }) => {
      const rows = wrapped(text, 8.5, 138, 4);
      const tall = rows.length * 11 + 9;
      const x = by === 'visitor' ? width - 166 : 12;
      const bubble = [
        bar(x, y, 154, tall, by === 'visitor' ? 'tint' : 'white'),
        ...(by === 'assistant' ? [bar(x, y, 3, tall, 'base')] : []),
        ...rows.map((row, index) => words(x + 9, y + 12 + index * 11, row, { size: 8.5 })),
      ];
      y += tall + 8;
      return bubble;
    }),
    line(`M12 ${height - 26}h${width - 24}v16h-${width - 24}z`, 'soft', 1),
  ];
}
