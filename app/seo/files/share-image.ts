import { Resvg } from '@resvg/resvg-js';
import { company } from '#company/facts.ts';
import { drawKite, type Hue, pointList, type Tone } from '../../brand/kite.ts';
import { escapeXml } from './escape-xml.ts';

/** The light palette of `brand/tokens.css`: share images have no dark theme. */
const colours: Record<Hue, Record<Exclude<Tone, 'reverse'>, string>> = {
  vermilion: { lit: '#f0704f', base: '#c7361b', shade: '#9c2711' },
  teal: { lit: '#7fd1c2', base: '#0a6a62', shade: '#074c46' },
  sky: { lit: '#ffffff', base: '#8fc0d8', shade: '#5d9cbb' },
  crease: { lit: '#f9da7c', base: '#f5c63c', shade: '#d9a714' },
};

/** As the font files name themselves. */
const display = 'Bricolage Grotesque 96pt ExtraBold';
const mono = 'Martian Mono SemiExpanded';

/** Average width of a character of the display font, in parts of its size; measured generously so that no line runs over. */
const characterWidth = 0.53;
const textWidth = 720;

function wrap(text: string, size: number): string[] {
  const perLine = Math.floor(textWidth / (size * characterWidth));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function kiteMarkup(name: string): string {
  const { facets, hue, reverseHue, turn } = drawKite(name);
  const polygons = facets.map(({ tone, points }) => {
    const fill = tone === 'reverse' ? colours[reverseHue].base : colours[hue][tone];
    return `<polygon fill="${fill}" points="${pointList(points)}"/>`;
  });
  return `<g transform="translate(970 300) scale(4.2) rotate(${turn}) translate(0 -20)">${polygons.join('')}</g>`;
}

export interface ShareImageText {
  title: string;
  /** The mono line above the title: 'from $300', 'Blog'. */
  label: string;
}

export function shareImageSvg(name: string, { title, label }: ShareImageText): string {
  const size = title.length > 50 ? 60 : 76;
  const lines = wrap(title, size);
  const first = 330 - ((lines.length - 1) * size) / 2;
  const text = lines.map(
    (line, index) =>
      `<text x="72" y="${first + index * size * 1.04}" font-family="${display}" font-size="${size}" letter-spacing="-1.5" fill="#12233d">${escapeXml(line)}</text>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<path fill="#cfe6f1" d="M0 0h1200v630H0z"/>',
    '<path fill="#f3f7f8" d="M0 520 600 610 1200 520V630H0z"/>',
    kiteMarkup(name),
    `<text x="72" y="104" font-family="${mono}" font-size="22" fill="#9c2711">${escapeXml(label)}</text>`,
    ...text,
    `<text x="72" y="580" font-family="${display}" font-size="34" fill="#12233d">${escapeXml(company.name)}</text>`,
    '</svg>',
  ].join('');
}

export function shareImagePng(svg: string, fontFiles: readonly string[]): Buffer {
  const image = new Resvg(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: display },
  });
  return image.render().asPng();
}
