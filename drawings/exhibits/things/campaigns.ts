import type { Thing } from '#content/exhibit.ts';
import { paper, writing } from '../../frames.ts';
import { mark } from '../../marks.ts';
import { area, bar, line, type Shape, times, words, wrapped } from '../../shapes.ts';
import { sizes } from './sizes.ts';
import { view } from './views.ts';

type Of<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

export function advert({ heading, text, address }: Of<'advert'>): Shape[] {
  const { width, height } = sizes.advert;
  return [
    bar(0, 0, width, height, 'white'),
    bar(0, 0, 4, height, 'base'),
    words(16, 20, 'Sponsored', { size: 8, font: 'mono', paint: 'mid' }),
    words(16, 34, address, { size: 8, paint: 'mid' }),
    ...wrapped(heading, 14, width - 28, 2, 'display').map((row, index) =>
      words(16, 52 + index * 15, row, { size: 14, font: 'display', paint: 'base' }),
    ),
    ...wrapped(text, 9, width - 28, 2).map((row, index) => words(16, 86 + index * 12, row, { size: 9 })),
  ];
}

const week = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

export function calendar({ title, posts }: Of<'calendar'>): Shape[] {
  const { width } = sizes.calendar;
  const cell = { width: (width - 28) / 7, height: 30 };
  /** Every third day, for a steady month. */
  const days = posts.map((_, index) => index * 3 + 1);
  return [
    ...paper(sizes.calendar),
    words(14, 24, title, { size: 14, font: 'display' }),
    ...week.map((day, index) =>
      words(14 + (index + 0.5) * cell.width, 42, day, { size: 7, font: 'mono', paint: 'mid', anchor: 'middle' }),
    ),
    ...times(28, (day) => {
      const post = days.indexOf(day);
      const x = 14 + (day % 7) * cell.width;
      const y = 48 + Math.floor(day / 7) * (cell.height + 4);
      const paint = post < 0 ? 'soft' : (['base', 'yellow', 'lit'] as const)[post % 3];
      return [
        bar(x + 1.5, y, cell.width - 3, cell.height, paint ?? 'base'),
        ...postLabel(posts[post], x + 4, y, cell.width, paint ?? 'base'),
      ];
    }).flat(),
  ];
}

function postLabel(text: string | undefined, x: number, y: number, width: number, on: string): Shape[] {
  if (!text) return [];
  return wrapped(text, 6.5, width - 4, 3).map((row, index) =>
    words(x, y + 9 + index * 7.5, row, { size: 6.5, paint: on === 'base' ? 'white' : 'ink' }),
  );
}

export function post({ heading, name, mark: drawn }: Of<'post'>): Shape[] {
  const { width, height } = sizes.post;
  return [
    bar(0, 0, width, height, 'white'),
    mark(drawn, 8, 7, 14),
    words(28, 17, name, { size: 8.5, font: 'display' }),
    ...view({ x: 0, y: 76, width, height: width - 48 }, drawn),
    bar(0, 28, width, 52, 'shade'),
    ...wrapped(heading, 14, width - 16, 3, 'display').map((row, index) =>
      words(10, 45 + index * 15, row, { size: 14, font: 'display', paint: 'white' }),
    ),
    ...writing(8, height - 16, width - 24, 2, 7),
  ];
}

export function infographic({ title, steps }: Of<'infographic'>): Shape[] {
  const { width, height } = sizes.infographic;
  const gap = (height - 62) / Math.max(1, steps.length);
  return [
    ...paper(sizes.infographic),
    ...wrapped(title, 13, width - 40, 2, 'display').map((row, index) =>
      words(14, 26 + index * 14, row, { size: 13, font: 'display' }),
    ),
    line(`M28 ${62}V${height - 26}`, 'yellow', 3),
    ...steps.flatMap((step, index) => {
      const y = 56 + index * gap;
      return [
        area(`M28 ${y}l12 12-12 12-12-12z`, index % 2 === 0 ? 'base' : 'lit'),
        ...wrapped(step, 9, width - 62, 2, 'display').map((row, place) =>
          words(50, y + 11 + place * 10, row, { size: 9, font: 'display' }),
        ),
      ];
    }),
  ];
}
