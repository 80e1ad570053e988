import type { Thing } from '#content/exhibit.ts';
import { paper, writing } from '../../frames.ts';
import { mark } from '../../marks.ts';
import { area, bar, dot, line, round, type Shape, times, words, wrapped } from '../../shapes.ts';
import { sizes } from './sizes.ts';
import { view } from './views.ts';

type Of<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

export function bag({ name, mark: sign }: Of<'bag'>): Shape[] {
  const { width, height } = sizes.bag;
  return [
    area(`M10 18H${width - 10}L${width} ${height}H0z`, 'yellow'),
    area(`M10 18h${width / 2 - 10}V${height}H0z`, 'white'),
    area(`M10 18H${width - 10}V2l-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6z`, 'base'),
    bar(22, 62, width - 44, 92, 'white'),
    mark(sign, width / 2 - 22, 70, 44, ['base', 'shade']),
    words(width / 2, 134, name, { size: 15, font: 'display', anchor: 'middle' }),
    bar(width / 2 - 18, 142, 36, 3, 'base'),
  ];
}

export function sign({ name, mark: drawn }: Of<'sign'>): Shape[] {
  const { width, height } = sizes.sign;
  return [
    bar(0, 6, width, 6, 'ink'),
    line(`M24 12v22M${width - 24} 12v22`, 'ink', 2),
    area(`M0 34H${width}V${height - 14}L${width - 12} ${height}H0z`, 'base'),
    area(`M0 34H${width}L0 ${height - 30}z`, 'lit'),
    mark(drawn, 20, 64, 52, ['white', 'yellow']),
    ...wrapped(name, 18, width - 88, 2, 'display').map((text, index) =>
      words(80, 96 + index * 19, text, { size: 18, font: 'display', paint: 'white' }),
    ),
  ];
}

/** The logo at its smallest: a tab's icon, on light and on dark. */
export function icons({ mark: drawn }: Of<'icons'>): Shape[] {
  const { width } = sizes.icons;
  return [
    bar(0, 0, width, 70, 'white'),
    mark(drawn, 14, 15, 40),
    mark(drawn, 72, 27, 16),
    bar(0, 80, width, 70, 'ink'),
    mark(drawn, 14, 95, 40, ['white', 'lit']),
    mark(drawn, 72, 107, 16, ['white', 'lit']),
  ];
}

/** The page of a report: a curve over its weeks, and a table of what was put in order. */
export function report({ title, rows, curve }: Of<'report'>): Shape[] {
  const { width } = sizes.report;
  const [left, right, bottom] = [14, width - 14, 116];
  const step = (right - left) / Math.max(1, curve.length - 1);
  const points = curve.map((value, index) => `${round(left + index * step)} ${round(bottom - value * 62)}`);
  const end = bottom - (curve.at(-1) ?? 0) * 62;
  return [
    ...paper(sizes.report),
    bar(left, 14, 22, 4, 'base'),
    ...wrapped(title, 15, width - 60, 1, 'display').map((text) => words(left, 36, text, { size: 15, font: 'display' })),
    words(left, 47, 'First page', { size: 6, font: 'mono', paint: 'mid' }),
    ...times(4, (index) => line(`M${left} ${bottom - index * 19}H${right}`, 'soft', 0.75)),
    area(`M${left} ${bottom}L${points.join('L')}L${right} ${bottom}z`, 'tint'),
    line(`M${points.join('L')}`, 'base', 2.5),
    line(`M${right} ${bottom}V${round(end)}`, 'base', 0.75),
    dot(right, end, 4.5, 'base'),
    dot(right, end, 2, 'white'),
    ...times(curve.length, (index) => bar(left + index * step - 0.5, bottom, 1, 3, 'mid')),
    words(left, 127, 'Week 1', { size: 6, font: 'mono', paint: 'mid' }),
    words(right, 127, `Week ${curve.length}`, { size: 6, font: 'mono', paint: 'mid', anchor: 'end' }),
    bar(left, 136, right - left, 13, 'tint'),
    words(left + 5, 145, 'Checked', { size: 6.5, font: 'mono' }),
    words(right - 5, 145, 'State', { size: 6.5, font: 'mono', anchor: 'end' }),
    ...rows.slice(0, 4).flatMap((row, index) => {
      const y = 162 + index * 16;
      return [
        words(left + 5, y, row, { size: 8 }),
        area(`M${right - 19} ${y - 5}l4 4 8-9 2 2-10 11-6-6z`, 'base'),
        line(`M${left} ${y + 5.5}H${right}`, 'soft', 0.75),
      ];
    }),
    // What a shorter table leaves of the page.
    ...(rows.length < 4 ? writing(left + 5, 209, right - left - 20, 2, 7) : []),
  ];
}

export function article({ title, lines, mark: drawn }: Of<'article'>): Shape[] {
  const { width, height } = sizes.article;
  const heading = wrapped(title, 15, width - 44, 3, 'display');
  const top = drawn ? 95 : 34;
  const first = top + heading.length * 16;
  return [
    ...paper(sizes.article),
    ...(drawn ? view({ x: 16, y: 28, width: width - 32, height: 48 }, drawn) : []),
    ...heading.map((text, index) => words(16, top + index * 16, text, { size: 15, font: 'display' })),
    ...lines.flatMap((text, index) => {
      const y = first + index * 40;
      if (y + 34 > height) return [];
      return [
        words(16, y + 4, text, { size: 9, font: 'display', paint: 'base' }),
        ...writing(16, y + 11, width - 36, 3),
      ];
    }),
  ];
}

/** A directory entry: a location on a map, and contact details. */
export function listing({ name, rows, mark: drawn }: Of<'listing'>): Shape[] {
  const { width, height } = sizes.listing;
  const map = 108;
  return [
    bar(0, 0, width, height, 'white'),
    bar(0, 0, width, map, 'tint'),
    area(`M0 64h62v44H0zM150 0h66v34h-66zM96 0h38v30H96z`, 'lit'),
    line(`M0 44L${width} 50M78 0 70 ${map}M142 0v${map}M0 58l78-8M142 84h${width - 142}`, 'white', 8),
    area('M106 82C90 60 84 52 84 42a22 22 0 0 1 44 0c0 10-6 18-22 40z', 'base'),
    dot(106, 42, 15, 'white'),
    mark(drawn, 97, 33, 18, ['lit', 'base']),
    words(14, map + 24, name, { size: 16, font: 'display' }),
    ...rows.slice(0, 3).flatMap((row, index) => {
      const y = map + 42 + index * 19;
      return [area(`M14 ${y}l4 4 8-9 2 2-10 11-6-6z`, 'base'), words(36, y + 5, row, { size: 10 })];
    }),
  ];
}

export function certificate({ title, lines, mark: drawn }: Of<'certificate'>): Shape[] {
  const { width, height } = sizes.certificate;
  return [
    bar(0, 0, width, height, 'white'),
    line(`M8 8H${width - 8}V${height - 8}H8z`, 'base', 2),
    area('M8 8h44L8 44z', 'lit'),
    words(width / 2, 50, title, { size: 22, font: 'display', anchor: 'middle' }),
    ...lines.flatMap((text, index) => [
      words(width / 2, 80 + index * 32, text, { size: 8, font: 'mono', paint: 'mid', anchor: 'middle' }),
      bar(width / 2 - 56, 66 + index * 32, 112, 3, 'soft'),
    ]),
    dot(width - 40, height - 38, 22, 'base'),
    dot(width - 40, height - 38, 18, 'yellow'),
    mark(drawn, width - 50, height - 48, 20, ['shade', 'base']),
  ];
}

export function before({ heading, lines }: Of<'before'>): Shape[] {
  const { width, height } = sizes.before;
  return [
    bar(0, 0, width, height, 'white'),
    bar(0, 0, width, 16, 'mid'),
    words(8, 11.4, 'Before', { size: 8, font: 'mono', paint: 'white' }),
    ...wrapped(heading, 11, width - 20, 2, 'display').map((text, index) =>
      words(10, 34 + index * 12, text, { size: 11, font: 'display', paint: 'mid' }),
    ),
    ...lines
      .slice(0, 4)
      .flatMap((text, index) => [
        bar(10, 57 + index * 17, 6, 6, 'soft'),
        words(22, 63 + index * 17, text, { size: 8, paint: 'mid' }),
      ]),
  ];
}
