import { brand } from '#brand/brand.ts';
import { writeBrandFont } from '#drawings/static-font.ts';

/** The fonts of share images: their files, and the names inside them. */
export interface ShareFonts {
  display: string;
  mono: string;
  files: readonly string[];
}

export async function writeShareFonts(): Promise<ShareFonts> {
  const heading = await writeBrandFont('display', 700);
  const label = await writeBrandFont('mono', brand.fonts.mono.weights.min);
  return { display: heading.name, mono: label.name, files: [heading.file, label.file] };
}
