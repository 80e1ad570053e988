import type { Thing } from '#content/exhibit.ts';
import { mark } from '../marks.ts';
import { area, bar, type Paint, type Shape, words, wrapped } from '../shapes.ts';
import { foldedView } from './folded-view.ts';
import { browser, browserBar, button, writing } from './frames.ts';
import { sizes } from './sizes.ts';

type Site = Extract<Thing, { kind: 'site' }>;

const { width, height } = sizes.site;
const edge = 16;
/** Of the line with the name and the menu. */
const headHeight = 28;
const headEnd = browserBar + headHeight;

const looks: Record<NonNullable<Site['look']>, (site: Site) => Shape[]> = { split, poster, shop };

export function site(shown: Site): Shape[] {
  return [
    ...browser(sizes.site, shown.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')),
    ...looks[shown.look ?? 'split'](shown),
  ];
}

function head({ name, mark: sign, menu }: Site, paint: Paint, tones: readonly [Paint, Paint]): Shape[] {
  return [
    mark(sign, edge, browserBar + 7, 14, tones),
    words(edge + 19, browserBar + 17.5, name, { size: 10, font: 'display', paint }),
    ...menu.map((entry, index) =>
      words(width - edge - (menu.length - 1 - index) * 48, browserBar + 17, entry, { size: 7.5, paint, anchor: 'end' }),
    ),
  ];
}

function headline(text: string, y: number, room: number, paint: Paint = 'ink'): Shape[] {
  return wrapped(text, 17, room, 3, 'display').map((row, index) =>
    words(edge, y + index * 17, row, { size: 17, font: 'display', paint }),
  );
}

/** Labels in a row, each below a rule. */
function labels(cards: readonly string[], y: number): Shape[] {
  const step = (width - 2 * edge + 8) / Math.max(1, cards.length);
  return cards.flatMap((card, index) => {
    const x = edge + index * step;
    return [
      bar(x, y, step - 8, 2, 'base'),
      ...wrapped(card, 8.5, step - 8, 2, 'display').map((row, place) =>
        words(x, y + 14 + place * 9.5, row, { size: 8.5, font: 'display' }),
      ),
      ...writing(x, y + 30, (step - 8) * 0.9, 2),
    ];
  });
}

/** Words on the left, a picture on the right. */
function split(shown: Site): Shape[] {
  const end = headEnd + 102;
  const words = 168;
  return [
    ...head(shown, 'ink', ['lit', 'base']),
    bar(0, headEnd, words + edge, end - headEnd, 'tint'),
    ...headline(shown.heading, headEnd + 26, words - 8),
    ...(shown.button ? button(edge, end - 26, shown.button) : []),
    ...foldedView({ x: words + edge, y: headEnd, width: width - words - edge, height: end - headEnd }, shown.mark),
    ...labels(shown.cards, end + 12),
  ];
}

/** One colour from edge to edge, and the mark as large as it goes. */
function poster(shown: Site): Shape[] {
  const end = headEnd + 108;
  return [
    bar(0, browserBar, width, end - browserBar, 'base'),
    area(`M${width} ${browserBar}V${end}H${width - 150}L${width - 60} ${browserBar}z`, 'lit'),
    area(`M${width} ${end}h-150l150-62z`, 'shade'),
    mark(shown.mark, width - 108, browserBar + 40, 78, ['white', 'tint']),
    ...head({ ...shown, menu: [] }, 'white', ['white', 'yellow']),
    ...headline(shown.heading, headEnd + 26, 172, 'white'),
    ...(shown.button ? button(edge, end - 26, shown.button, { paint: 'yellow', label: 'ink' }) : []),
    ...labels(shown.cards, end + 10),
  ];
}

/** What is for sale, each on a ground of its own. */
function shop(shown: Site): Shape[] {
  const grounds = ['tint', 'lit', 'yellow'] as const;
  const top = headEnd + 52;
  const step = (width - 2 * edge + 10) / Math.max(1, shown.cards.length);
  return [
    ...head(shown, 'ink', ['lit', 'base']),
    bar(edge, headEnd - 2, width - 2 * edge, 1, 'soft'),
    ...headline(shown.heading, headEnd + 20, 190),
    ...(shown.button ? button(width - edge - shown.button.length * 4.48 - 14, headEnd + 14, shown.button) : []),
    ...shown.cards.flatMap((card, index) => {
      const x = edge + index * step;
      const side = step - 10;
      return [
        bar(x, top, side, 78, grounds[index % grounds.length] ?? 'tint'),
        mark(shown.mark, x + side / 2 - 24, top + 15, 48, ['base', 'shade']),
        words(x, top + 90, card, { size: 8.5, font: 'display' }),
        bar(x, height - 14, side * 0.6, 3, 'soft'),
      ];
    }),
  ];
}
