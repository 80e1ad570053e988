import { Resvg } from '@resvg/resvg-js';
import { colour } from '#brand/colour.ts';
import { motif } from '#brand/motif.ts';
import type { Motif, Tone } from '#brand/motif-types.ts';
import { escapeMarkup } from '#company/escape.ts';
import { company } from '#company/facts.ts';
import type { Exhibit } from '#content/exhibit.ts';
import { compose } from '#drawings/exhibits/compose.ts';
import { frame } from '#drawings/exhibits/frame.ts';
import { markupOf } from '#drawings/exhibits/markup.ts';
import { groundOf } from '#drawings/exhibits/palettes.ts';
import { drawMotif, type Hue, pointList } from '#drawings/paper/motif-drawing.ts';
import type { ShareFonts } from './share-fonts.ts';

/** The light theme: share images have no dark variant. */
function tones(lit: string, base: string, shade: string) {
  return { lit: colour(lit), base: colour(base), shade: colour(shade) };
}

const colours: Record<Hue, Record<Exclude<Tone, 'reverse'>, string>> = {
  vermilion: tones('vermilion-lit', 'vermilion', 'vermilion-shade'),
  teal: tones('teal-lit', 'teal-base', 'teal-shade'),
  sky: tones('sheet', 'sky-shade', 'sky-deep'),
  crease: tones('crease-lit', 'crease', 'crease-shade'),
};

/**
 * Average width of a character of the display font, relative to its size; a generous estimate, so that no line
 * overflows.
 */
const characterWidth = 0.53;
const textWidth = 720;
/** The width left next to an exhibit. */
const besideExhibit = 470;

function wrap(text: string, size: number, width: number): string[] {
  const perLine = Math.floor(width / (size * characterWidth));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The side of the square next to the text in which the motif is drawn. */
const motifRoom = 403.2;

function motifMarkup(name: string, drawn: Motif): string {
  const { facets, hue, reverseHue, turn } = drawMotif(name, drawn);
  const [x, y] = drawn.middle.map((value) => 0 - value);
  const polygons = facets.map(({ tone, points }) => {
    const fill = tone === 'reverse' ? colours[reverseHue].base : colours[hue][tone];
    return `<polygon fill="${fill}" points="${pointList(points)}"/>`;
  });
  const scale = motifRoom / drawn.side;
  return `<g transform="translate(970 300) scale(${scale}) rotate(${turn}) translate(${x} ${y})">${polygons.join('')}</g>`;
}

/** A project's deliverables, on the right half. */
function exhibitMarkup(exhibit: Exhibit, { display, mono }: Pick<ShareFonts, 'display' | 'mono'>): string {
  const { width, height } = frame;
  const drawing = markupOf(compose(exhibit), exhibit, { display, text: display, mono });
  return [
    `<svg x="560" y="84" width="600" height="400" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${groundOf(exhibit)}" d="M0 0h${width}v${height}H0z"/>${drawing}</svg>`,
  ].join('');
}

export interface ShareImageText {
  title: string;
  /** The mono line above the title: 'from $300', 'Blog'. */
  label: string;
}

export function shareImageSvg(
  name: string,
  { title, label }: ShareImageText,
  { display, mono }: ShareFonts,
  { drawn = motif, exhibit }: { drawn?: Motif | 'none'; exhibit?: Exhibit | undefined } = {},
): string {
  const size = title.length > 50 ? 60 : 76;
  const lines = wrap(title, size, exhibit ? besideExhibit : textWidth);
  const first = 330 - ((lines.length - 1) * size) / 2;
  const text = lines.map(
    (line, index) =>
      `<text x="72" y="${first + index * size * 1.04}" font-family="${display}" font-size="${size}" letter-spacing="-1.5" fill="${colour('ink')}">${escapeMarkup(line)}</text>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<path fill="${colour('sky')}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${colour('paper')}" d="M0 520 600 610 1200 520V630H0z"/>`,
    exhibit ? exhibitMarkup(exhibit, { display, mono }) : drawn === 'none' ? '' : motifMarkup(name, drawn),
    `<text x="72" y="104" font-family="${mono}" font-size="22" fill="${colour('vermilion-shade')}">${escapeMarkup(label)}</text>`,
    ...text,
    `<text x="72" y="580" font-family="${display}" font-size="34" fill="${colour('ink')}">${escapeMarkup(company.name)}</text>`,
    '</svg>',
  ].join('');
}

export function shareImagePng(svg: string, { display, files }: ShareFonts): Buffer {
  const image = new Resvg(svg, {
    font: { fontFiles: [...files], loadSystemFonts: false, defaultFontFamily: display },
  });
  return image.render().asPng();
}
