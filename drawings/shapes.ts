/**
 * The primitives of drawings. Pages render shapes as elements (`drawing.tsx`), share images as markup (`markup.ts`), so
 * everything is drawn once. Lengths are in units of the drawing's own frame.
 */
export type Shape = Area | Line | Words | Group;

/**
 * Paper, ink and greys, the tones of the drawing's own hue, a yellow, shadow, and what is drawn directly on the
 * background.
 */
export type Paint =
  | 'white'
  | 'ink'
  | 'mid'
  | 'soft'
  | 'tint'
  | 'lit'
  | 'base'
  | 'shade'
  | 'yellow'
  | 'shadow'
  | 'thread'
  | Lighting;

/** The sides of objects, and how light falls on their surfaces: on paper that was folded, on a plate, on glass. */
type Lighting = 'side' | 'far-side' | 'device-side' | 'far-device-side' | 'folded' | 'falloff' | 'glare';

export interface Area {
  kind: 'area';
  path: string;
  paint: Paint;
}

export interface Line {
  kind: 'line';
  path: string;
  paint: Paint;
  width: number;
}

export interface Words {
  kind: 'words';
  x: number;
  y: number;
  text: string;
  size: number;
  paint: Paint;
  font: Font;
  anchor?: 'middle' | 'end';
}

export interface Group {
  kind: 'group';
  transform: string;
  shapes: readonly Shape[];
}

export type Font = 'display' | 'text' | 'mono';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export function area(path: string, paint: Paint): Area {
  return { kind: 'area', path, paint };
}

export function rectangle({ x, y, width, height }: Box, paint: Paint): Area {
  return area(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}H${round(x)}z`, paint);
}

export function bar(x: number, y: number, width: number, height: number, paint: Paint): Area {
  return rectangle({ x, y, width, height }, paint);
}

export function dot(x: number, y: number, radius: number, paint: Paint): Area {
  const across = round(radius * 2);
  return area(
    `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0z`,
    paint,
  );
}

/**
 * Areas of one paint as one element, for dozens of them: browsers style each element separately. Paints are stacked in
 * order of first use.
 */
export function joined(areas: readonly Area[]): Area[] {
  const paths = new Map<Paint, string>();
  for (const { paint, path } of areas) paths.set(paint, (paths.get(paint) ?? '') + path);
  return [...paths].map(([paint, path]) => area(path, paint));
}

export function line(path: string, paint: Paint, width = 1.5): Line {
  return { kind: 'line', path, paint, width };
}

export function words(
  x: number,
  y: number,
  text: string,
  {
    size,
    paint = 'ink',
    font = 'text',
    anchor,
  }: { size: number; paint?: Paint; font?: Font; anchor?: Words['anchor'] },
): Words {
  return { kind: 'words', x: round(x), y: round(y), text, size, paint, font, ...(anchor ? { anchor } : {}) };
}

export function moved(x: number, y: number, shapes: readonly Shape[], scale = 1): Group {
  const place = `translate(${round(x)} ${round(y)})`;
  return { kind: 'group', transform: scale === 1 ? place : `${place} scale(${round(scale, 3)})`, shapes };
}

/** Average width of a letter, relative to its size; a generous estimate, so that no line overflows. */
const letterWidth: Record<Font, number> = { display: 0.54, text: 0.52, mono: 0.7 };

/** The text wrapped to a width; what doesn't fit on the last line is left out. */
export function wrapped(text: string, size: number, width: number, most: number, font: Font = 'text'): string[] {
  const letters = Math.max(1, Math.floor(width / (size * letterWidth[font])));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, most);
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** The numbers from 0, as many as requested. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
