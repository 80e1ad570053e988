import { Resvg } from '@resvg/resvg-js';
import type { Theme } from '#brand/colour.ts';
import type { Exhibit } from '#content/exhibit.ts';
import type { Font } from '../shapes.ts';
import { compactPath } from './compact-paths.ts';
import { compose } from './compose.ts';
import { frame } from './frame.ts';
import { groundMarkup } from './grounds.ts';
import { markupOf } from './markup.ts';

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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${groundMarkup(exhibit, theme)}${drawn}</svg>`;
}

/** The same with outlines for letters, because an image has none of its page's fonts. */
export function outlined(markup: string, fontFiles: readonly string[]): string {
  const image = new Resvg(markup, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } });
  return compact(image.toString());
}
