import { Resvg } from '@resvg/resvg-js';
import { logo } from '#brand/brand.ts';
import { colour } from '#brand/colour.ts';

/** For home screens and the web manifest; 180 is the size Apple asks for. */
export const iconSizes = [180, 192, 512];
const faviconSizes = [16, 32, 48];

/** The side of the icon's square, and the mark's share of it. */
const side = 64;
const markSide = 54;

/** The mark on a sheet of night, so that it is visible on light and dark tabs. */
function drawIcon({ width, height, shapes } = logo): string {
  const scale = markSide / Math.max(width, height);
  const shapesMarkup = shapes.map(({ colour: name, path }) => `<path fill="${colour(name)}" d="${path}"/>`).join('');
  const move = [width, height].map((length) => (side - length * scale) / 2).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${colour('night')}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${move}) scale(${scale})">${shapesMarkup}</g></svg>`;
}

export const iconSvg = drawIcon();

export function iconPng(size: number): Buffer {
  return new Resvg(iconSvg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An ICO file is a table of contents followed by PNG images. */
export function faviconIco(): Buffer {
  const images = faviconSizes.map((size) => ({ size, png: iconPng(size) }));
  const entryBytes = 16;
  const header = Buffer.alloc(6 + images.length * entryBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.byteLength;
  images.forEach(({ size, png }, index) => {
    const start = 6 + index * entryBytes;
    header.writeUInt8(size, start);
    header.writeUInt8(size, start + 1);
    header.writeUInt16LE(1, start + 4);
    header.writeUInt16LE(32, start + 6);
    header.writeUInt32LE(png.byteLength, start + 8);
    header.writeUInt32LE(offset, start + 12);
    offset += png.byteLength;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
