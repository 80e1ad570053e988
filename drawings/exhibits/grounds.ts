import type { Theme } from '#brand/colour.ts';
import type { Arrangement, Exhibit } from '#content/exhibit.ts';
import { floorLine } from './arrange.ts';
import { frame } from './frame.ts';
import { gradient } from './gradient.ts';
import { groundOf, mixed } from './palettes.ts';

const darkest = '#081120';
const { width, height } = frame;
/** Edges fall at 22.5° from the upright, like everything else that is folded. */
const slant = height * Math.tan(Math.PI / 8);

interface Tones {
  ground: string;
  lighter: string;
  darker: string;
}

function filled(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

function creased(stroke: string, path: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="1" stroke-dasharray="6 5" d="${path}"/>`;
}

/** Three planes of folded paper, the one nearest to the light the lightest, along the objects' edges. */
function desk({ lighter, darker }: Tones, falling: boolean): string {
  const [first, second] = falling ? [0.3, 0.74] : [0.24, 0.68];
  const edge = (at: number) => `${width * at + slant / 2} 0L${width * at - slant / 2} ${height}`;
  return [
    filled('url(#near)', `M0 0H${edge(first)}H0z`),
    filled(darker, `M${edge(second)}H${width}V0z`),
    creased(lighter, `M${edge(second)}`),
  ].join('');
}

/** A wall with light falling on it from the left, and, in a room, a floor. */
function wall({ darker }: Tones, floor: boolean): string {
  const low = width * Math.tan(Math.PI / 8);
  const light = filled('url(#near)', `M0 0H${width}L0 ${Math.round(low)}z`);
  return floor ? `${light}${filled(darker, `M0 ${floorLine}H${width}V${height}H0z`)}` : light;
}

/** One fold down the middle. */
function halves({ lighter, darker }: Tones): string {
  const edge = `${width / 2 + slant / 2} 0L${width / 2 - slant / 2} ${height}`;
  return `${filled('url(#near)', `M0 0H${edge}H0z`)}${filled(darker, `M${edge}H${width}V0z`)}${creased(lighter, `M${edge}`)}`;
}

/** What was on the left of a fold, without its colour; what is on the right. */
function beforeAndAfter({ ground, lighter }: Tones): string {
  const edge = `98 0L${Math.round(98 + slant)} ${height}`;
  return `${filled(mixed('#7d8794', ground, 0.62), `M0 0H${edge}H0z`)}${creased(lighter, `M${edge}`)}`;
}

function planes(arrangement: Arrangement, tones: Tones, falling: boolean): string {
  switch (arrangement) {
    case 'front':
      return wall(tones, false);
    case 'room':
    case 'poster':
      return wall(tones, true);
    case 'close':
    case 'fan':
      return halves(tones);
    case 'pair':
      return beforeAndAfter(tones);
    default:
      return desk(tones, falling);
  }
}

/** What the objects of a cover lie on or stand in front of. */
export function groundMarkup(exhibit: Exhibit, theme: Theme): string {
  const ground = groundOf(exhibit, theme);
  const strength = theme === 'light' ? 1 : 0.6;
  const lighter = mixed('#ffffff', ground, 0.2 * strength);
  const darker = mixed(darkest, ground, 0.13);
  const { arrangement = 'desk', outlook } = exhibit;
  return [
    filled(ground, `M0 0H${width}V${height}H0z`),
    planes(arrangement, { ground, lighter, darker }, outlook === 'falling'),
    filled('url(#wide)', `M0 0H${width}V${height}H0z`),
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
