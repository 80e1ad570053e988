import { Resvg } from '@resvg/resvg-js';

/** For home screens and the web manifest; 180 is the size Apple asks for. */
export const iconSizes = [180, 192, 512];
const faviconSizes = [16, 32, 48];

/** The mark on a sheet of ink, so that it shows on light and dark tabs alike. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#12233d" d="M0 0h64v64H0z"/><g transform="translate(32 12)"><path fill="#f0704f" d="M0-6-16.600 10.600H0z"/><path fill="#e2492b" d="M0-6 16.600 10.600H0z"/><path fill="#c7361b" d="M-16.600 10.600 0 48V10.600z"/><path fill="#9c2711" d="M16.600 10.600 0 48V10.600z"/></g></svg>`;

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
