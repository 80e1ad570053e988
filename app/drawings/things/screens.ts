import type { Thing } from '#content/exhibit.ts';
import { mark } from '../marks.ts';
import { bar, dot, line, type Shape, times, words, wrapped } from '../shapes.ts';
import { browser, browserBar, button, field, phone, writing } from './frames.ts';
import { sizes } from './sizes.ts';

type Of<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

export function site({ name, mark: sign, menu, heading, button: label, cards }: Of<'site'>): Shape[] {
  const { width, height } = sizes.site;
  const lines = wrapped(heading, 17, 160, 3, 'display');
  const heroEnd = browserBar + 116;
  const cardWidth = (width - 32 - (cards.length - 1) * 8) / Math.max(1, cards.length);
  return [
    ...browser(sizes.site, name.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
    bar(0, browserBar, width, heroEnd - browserBar, 'tint'),
    mark(sign, 16, browserBar + 9, 14),
    words(35, browserBar + 19.5, name, { size: 10, font: 'display' }),
    ...menu.map((entry, index) =>
      words(width - 16 - (menu.length - 1 - index) * 48, browserBar + 19, entry, { size: 7.5, anchor: 'end' }),
    ),
    ...lines.map((text, index) => words(16, browserBar + 52 + index * 17, text, { size: 17, font: 'display' })),
    ...(label ? button(16, browserBar + 46 + lines.length * 17, label) : []),
    mark(sign, width - 130, browserBar + 40, 62),
    ...cards.flatMap((card, index) => {
      const x = 16 + index * (cardWidth + 8);
      return [
        bar(x, heroEnd + 12, cardWidth, height - heroEnd - 24, 'white'),
        line(`M${x} ${heroEnd + 12}h${cardWidth}`, 'base', 2),
        ...wrapped(card, 8.5, cardWidth, 2, 'display').map((text, row) =>
          words(x, heroEnd + 26 + row * 9.5, text, { size: 8.5, font: 'display' }),
        ),
        ...writing(x, heroEnd + 42, cardWidth * 0.9, 2),
      ];
    }),
  ];
}

export function phoneScreen({ heading, rows, button: label, mark: sign }: Of<'phone'>): Shape[] {
  const { width, height } = sizes.phone;
  const lines = wrapped(heading, 11, width - 24, 3, 'display');
  const first = 50 + lines.length * 12;
  return [
    ...phone(sizes.phone),
    bar(5, 14, width - 10, 22, 'tint'),
    mark(sign, 12, 18, 14),
    ...lines.map((text, index) => words(12, 51 + index * 12, text, { size: 11, font: 'display' })),
    ...rows.flatMap((row, index) => field(12, first + index * 25, width - 24, row)),
    ...(label ? button(12, Math.min(height - 34, first + rows.length * 25 + 4), label, 7.5) : []),
  ];
}

const stateMarks = { new: 'base', going: 'yellow', done: 'soft' } as const;

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
        dot(78, y + 13, 4, stateMarks[state]),
        words(90, y + 16, title, { size: 9 }),
        words(width - 14, y + 16, note, { size: 7, font: 'mono', paint: 'mid', anchor: 'end' }),
      ];
    }),
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
