import { colour } from '#brand/colour.ts';
import type { Exhibit } from '#content/exhibit.ts';
import { escapeXml } from '../seo/files/escape-xml.ts';
import type { Font, Paint, Shape } from './shapes.ts';

type Look = Pick<Exhibit, 'hue' | 'ground'>;

/** The colours of `drawing.module.css` in the light theme, for images without a stylesheet. */
function paintsFor({ hue, ground }: Look): Record<Paint, string> {
  const [white, ink] = [colour('on-fold'), colour('on-crease')];
  const { lit, base, shade } = tonesOf(hue, ink);
  return {
    white,
    ink,
    mid: mixed(ink, white, 0.58),
    soft: mixed(ink, white, 0.16),
    tint: mixed(lit, white, 0.34),
    lit,
    base,
    shade,
    yellow: colour('crease'),
    shadow: mixed(groundOf({ hue, ground }), ink, 0.78),
    thread: base,
  };
}

/** A cover's background. */
export function groundOf({ hue, ground }: Look): string {
  const ink = colour('on-crease');
  const { lit, base } = tonesOf(hue, ink);
  if (ground === 'ink') return ink;
  return ground === 'deep' ? base : mixed(lit, colour('on-fold'), 0.52);
}

function tonesOf(hue: Exhibit['hue'], ink: string) {
  switch (hue) {
    case 'vermilion':
      return { lit: colour('vermilion-lit'), base: colour('vermilion'), shade: colour('vermilion-shade') };
    case 'teal':
      return { lit: colour('teal-lit'), base: colour('teal-base'), shade: colour('teal-shade') };
    case 'sky': {
      const lit = colour('sky-deep');
      return { lit, base: mixed(lit, ink, 0.55), shade: mixed(lit, ink, 0.25) };
    }
    case 'crease': {
      const base = mixed(colour('crease-shade'), colour('vermilion-shade'), 0.3);
      return { lit: colour('crease'), base, shade: mixed(base, ink, 0.6) };
    }
  }
}

/** A mix of two '#rrggbb' colours, with this share of the first. */
function mixed(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one, other] = [first, second].map((it) => Number.parseInt(it.slice(start, start + 2), 16));
    return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Shapes as SVG. */
export function markupOf(shapes: readonly Shape[], look: Look, fonts: Record<Font, string>): string {
  const paints = paintsFor(look);
  const element = (shape: Shape): string => {
    switch (shape.kind) {
      case 'area':
        return `<path fill="${paints[shape.paint]}" d="${shape.path}"/>`;
      case 'line':
        return `<path fill="none" stroke="${paints[shape.paint]}" stroke-width="${shape.width}" d="${shape.path}"/>`;
      case 'words': {
        const anchor = shape.anchor ? ` text-anchor="${shape.anchor}"` : '';
        return `<text x="${shape.x}" y="${shape.y}" font-family="${fonts[shape.font]}" font-size="${shape.size}"${anchor} fill="${paints[shape.paint]}">${escapeXml(shape.text)}</text>`;
      }
      case 'group':
        return `<g transform="${shape.transform}">${shape.shapes.map(element).join('')}</g>`;
    }
  };
  return shapes.map(element).join('');
}
