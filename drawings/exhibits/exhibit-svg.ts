import { Resvg } from '@resvg/resvg-js';
import type { Theme } from '#brand/colour.ts';
import type { Exhibit } from '#content/exhibit.ts';
import type { Font } from '../shapes.ts';
import { compactPath } from './compact-paths.ts';
import { compose } from './compose.ts';
import { frame } from './frame.ts';
import { gradient } from './gradient.ts';
import { markupOf } from './markup.ts';
import { groundOf, mixed } from './palettes.ts';

const darkest = '#081120';

/** The desk: three planes of folded paper, the one nearest to the light the lightest, along the objects' edges. */
function desk(exhibit: Exhibit, theme: Theme): string {
  const { width, height } = frame;
  const ground = groundOf(exhibit, theme);
  const strength = theme === 'light' ? 1 : 0.6;
  const lighter = mixed('#ffffff', ground, 0.2 * strength);
  const darker = mixed(darkest, ground, 0.13);
  // Edges fall at 22.5° from the upright, like everything else that is folded.
  const [first, second] = exhibit.outlook === 'falling' ? [0.3, 0.74] : [0.24, 0.68];
  const slant = height * Math.tan(Math.PI / 8);
  const edge = (at: number) => `${width * at + slant / 2} 0L${width * at - slant / 2} ${height}`;
  return [
    `<path fill="${ground}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="url(#near)" d="M0 0H${edge(first)}H0z"/>`,
    `<path fill="${darker}" d="M${edge(second)}H${width}V0z"/>`,
    `<path fill="url(#wide)" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="none" stroke="${lighter}" stroke-width="1" stroke-dasharray="6 5" d="M${edge(second)}"/>`,
    '<defs>',
    gradient(
      'near',
      ['0 0', '1 1'],
      [
        [0, lighter, 1],
        [1, ground, 1],
      ],
    ),
    gradient(
      'wide',
      ['0.1 0', '0.9 1'],
      [
        [0, '#ffffff', 0.16 * strength],
        [0.5, '#ffffff', 0],
        [1, darkest, 0.16],
      ],
    ),
    '</defs>',
  ].join('');
}

function compact(svg: string): string {
  return svg
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${compactPath(path)}"`)
    .replace(/(\.\d{4})\d+/g, '$1')
    .replace(/ stroke="none"/g, '')
    .replace(/>\s+</g, '><');
}

/** The picture of an exhibit, its letters as text. */
export function exhibitMarkup(exhibit: Exhibit, theme: Theme, fonts: Record<Font, string>): string {
  const { width, height } = frame;
  const drawn = markupOf(compose(exhibit), exhibit, fonts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${desk(exhibit, theme)}${drawn}</svg>`;
}

/** The same with outlines for letters, because an image has none of its page's fonts. */
export function outlined(markup: string, fontFiles: readonly string[]): string {
  const image = new Resvg(markup, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } });
  return compact(image.toString());
}
