import { colour } from '#brand/colour.ts';
import { escapeMarkup } from '#company/escape.ts';
import { type Font, type Paint, round, type Shape } from '../shapes.ts';
import { gradient } from './gradient.ts';
import { type Look, mixed, tonesOf } from './palettes.ts';
import { shadowLayers } from './stage.ts';

/** The colours of `drawing.module.css` in the light theme, for images without a stylesheet. */
function paintsFor({ hue }: Pick<Look, 'hue'>): Record<Paint, string> {
  const [white, ink] = [colour('on-fold'), colour('on-crease')];
  const { lit, base, shade } = tonesOf(hue);
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
    shadow: ink,
    thread: base,
    side: mixed(ink, white, 0.2),
    'far-side': mixed(ink, white, 0.42),
    'device-side': mixed(ink, white, 0.72),
    'far-device-side': mixed(ink, '#000000', 0.6),
    folded: 'url(#folded)',
    falloff: 'url(#falloff)',
    glare: 'url(#glare)',
  };
}

/** Where all layers of a shadow lie over one another, it is about this dark. */
const shadowStrength = 0.34;
const shadowOpacity = round(shadowStrength / shadowLayers, 4);

/** How light from the upper left falls on a surface. */
function lights(): string {
  const [white, ink] = [colour('on-fold'), colour('on-crease')];
  return [
    // A sheet folded twice: each third is lit differently.
    gradient(
      'folded',
      ['0 0', '0 1'],
      [
        [0, ink, 0],
        [0.33, ink, 0.1],
        [0.335, white, 0.12],
        [0.36, ink, 0],
        [0.66, ink, 0.13],
        [0.665, white, 0.1],
        [0.69, ink, 0.02],
        [1, ink, 0.08],
      ],
    ),
    gradient(
      'falloff',
      ['0 0', '1 1'],
      [
        [0, white, 0.12],
        [0.4, ink, 0],
        [1, ink, 0.17],
      ],
    ),
    gradient(
      'glare',
      ['0 0.1', '1 0.7'],
      [
        [0, white, 0.26],
        [0.42, white, 0.08],
        [0.425, white, 0],
        [0.7, ink, 0],
        [1, ink, 0.16],
      ],
    ),
  ].join('');
}

/** Shapes as SVG; `fonts` are the names of families. */
export function markupOf(shapes: readonly Shape[], look: Pick<Look, 'hue'>, fonts: Record<Font, string>): string {
  const paints = paintsFor(look);
  const element = (shape: Shape): string => {
    switch (shape.kind) {
      case 'area':
        return `<path fill="${paints[shape.paint]}"${shape.paint === 'shadow' ? ` fill-opacity="${shadowOpacity}"` : ''} d="${shape.path}"/>`;
      case 'line':
        return `<path fill="none" stroke="${paints[shape.paint]}" stroke-width="${shape.width}" d="${shape.path}"/>`;
      case 'words': {
        const anchor = shape.anchor ? ` text-anchor="${shape.anchor}"` : '';
        return `<text x="${shape.x}" y="${shape.y}" font-family="${fonts[shape.font]}" font-size="${shape.size}"${anchor} fill="${paints[shape.paint]}">${escapeMarkup(shape.text)}</text>`;
      }
      case 'group':
        return `<g transform="${shape.transform}">${shape.shapes.map(element).join('')}</g>`;
    }
  };
  return `<defs>${lights()}</defs>${shapes.map(element).join('')}`;
}
