import path from 'node:path';
import type { Font } from '#brand/brand.ts';

/** The variable font from its package. */
export function fontFile({ package: name }: Font): string {
  return path.resolve(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}
