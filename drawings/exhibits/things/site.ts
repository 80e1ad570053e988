import type { Thing } from '#content/exhibit.ts';
import { browser, browserBar, button, writing } from '../../frames.ts';
import { mark } from '../../marks.ts';
import { area, bar, type Paint, type Shape, words, wrapped } from '../../shapes.ts';
import { sizes } from './sizes.ts';
import { view } from './views.ts';

type Site = Extract<Thing, { kind: 'site' }>;

const { width, height } = sizes.site;
const edge = 16;
/** The height of the line with name and menu. */
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

/** Text on the left, a picture on the right. */
function split(shown: Site): Shape[] {
  const end = headEnd + 102;
  const words = 168;
  return [
    ...head(shown, 'ink', ['lit', 'base']),
    bar(0, headEnd, words + edge, end - headEnd, 'tint'),
    ...headline(shown.heading, headEnd + 26, words - 8),
    ...(shown.button ? button(edge, end - 26, shown.button) : []),
    ...view({ x: words + edge, y: headEnd, width: width - words - edge, height: end - headEnd }, shown.mark),
    ...labels(shown.cards, end + 12),
  ];
}

/** A full-width picture, with the text on a dark sheet over it. */
function poster(shown: Site): Shape[] {
  const end = headEnd + 108;
  return [
    ...view({ x: 128, y: browserBar, width: width - 128, height: end - browserBar }, shown.mark),
    area(`M0 ${browserBar}H206L150 ${end}H0z`, 'shade'),
    ...head({ ...shown, menu: [] }, 'white', ['white', 'yellow']),
    ...headline(shown.heading, headEnd + 22, 146, 'white'),
    ...(shown.button ? button(edge, end - 26, shown.button, { paint: 'yellow', label: 'ink' }) : []),
    ...labels(shown.cards, end + 10),
  ];
}

/** A large product, with its options next to it. */
function shop(shown: Site): Shape[] {
  const swatches = ['base', 'yellow', 'shade', 'lit'] as const;
  const right = 172;
  const top = headEnd + 72;
  return [
    ...head(shown, 'ink', ['lit', 'base']),
    ...view({ x: 0, y: headEnd, width: right - edge, height: height - headEnd }, shown.mark),
    ...wrapped(shown.heading, 15, width - right - 8, 3, 'display').map((row, index) =>
      words(right, headEnd + 20 + index * 16, row, { size: 15, font: 'display' }),
    ),
    ...shown.cards.flatMap((card, index) => [
      bar(right, top + index * 21, 14, 14, swatches[index % swatches.length] ?? 'base'),
      words(right + 21, top + 10 + index * 21, card, { size: 8.5, font: 'display' }),
    ]),
    ...(shown.button ? button(right, height - 28, shown.button) : []),
  ];
}
