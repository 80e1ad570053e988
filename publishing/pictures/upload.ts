import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

const longestText = 500;
const longestAddress = 2_000;

/** A picture as the admin host describes it. */
export const upload = z.object({
  name: z.string().max(longestText),
  /** From the admin host's own address. */
  url: z.string().max(longestAddress),
  mime: z.string().max(longestText),
  /** Changes with the file, whose address does not. */
  updatedAt: z.string().max(longestText).nullish(),
  alternativeText: z.string().max(longestText).nullish(),
  caption: z.string().max(longestText).nullish(),
});
export type Upload = z.infer<typeof upload>;

interface PictureType {
  ending: string;
  /** Whether a file begins as its kind does, whatever it calls itself. */
  begins: (start: Buffer) => boolean;
}

const at = (start: Buffer, from: number, to: number) => start.toString('latin1', from, to);

/** What the site's photographs may be, by the name that uploads have for it. */
export const pictureTypes: Readonly<Record<string, PictureType>> = {
  'image/jpeg': { ending: 'jpg', begins: (start) => at(start, 0, 3) === '\xff\xd8\xff' },
  'image/png': { ending: 'png', begins: (start) => at(start, 0, 8) === '\x89PNG\r\n\x1a\n' },
  'image/webp': { ending: 'webp', begins: (start) => at(start, 0, 4) === 'RIFF' && at(start, 8, 12) === 'WEBP' },
  'image/avif': { ending: 'avif', begins: (start) => /^avi[fs]$/.test(at(start, 8, 12)) },
};

/** 'Quay at noon.JPG' → 'quay-at-noon' */
function plainName(name: string): string {
  const words = path
    .parse(name)
    .name.normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['picture'];
  return words.join('-').slice(0, 40).replace(/-$/, '');
}

/** What the site calls its copy: another file at the same address has another name. */
export function copyName({ name, url, mime, updatedAt }: Upload): string {
  const version = createHash('sha256')
    .update(`${url}\0${updatedAt ?? ''}`)
    .digest('hex')
    .slice(0, 10);
  return `${plainName(name)}-${version}.${pictureTypes[mime]?.ending ?? 'unknown'}`;
}
