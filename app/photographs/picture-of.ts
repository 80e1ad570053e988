import photographs from 'virtual:photographs';
import { renderReferences } from '#catalogue/references.ts';
import { locatePhotograph, type Photograph } from '#content/photograph.ts';
import type { Picture } from './picture.ts';

function srcSet(variants: readonly (readonly [address: string, width: number])[]): string {
  return variants.map(([address, width]) => `${address} ${width}w`).join(', ');
}

/** The displayed data of a text's photograph. For loaders: the browser gets only the URLs. */
export function pictureOf(namedIn: string, photograph: Photograph): Picture {
  const { file, alt, caption } = locatePhotograph(namedIn, photograph);
  const encoded = photographs[file];
  if (!encoded) throw new Error(`${namedIn}: there is no photograph ${file}`);
  const { width, height, tint, avif, webp } = encoded;
  const middle = webp[Math.floor(webp.length / 2)]?.[0] ?? '';
  return {
    alt: renderReferences(alt),
    ...(caption ? { caption: renderReferences(caption) } : {}),
    width,
    height,
    ...(tint ? { tint } : {}),
    src: middle,
    avif: srcSet(avif),
    webp: srcSet(webp),
  };
}

/** The same for an optional field, to be spread into what a loader returns. */
export function withPicture(namedIn: string, { photograph }: { photograph?: Photograph }): { picture?: Picture } {
  return photograph ? { picture: pictureOf(namedIn, photograph) } : {};
}
