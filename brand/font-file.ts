import type { Font } from './brand.ts';

/** The variable font in its package, relative to the repository. */
export function fontFile({ package: name }: Font): string {
  return `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
}
