import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

const maxTextLength = 500;
const maxUrlLength = 2_000;

/** A picture as described by the admin host. */
export const upload = z.object({
  name: z.string().max(maxTextLength),
  /** Relative to the admin host. */
  url: z.string().max(maxUrlLength),
  mime: z.string().max(maxTextLength),
  /** Changes with the file, while its URL doesn't. */
  updatedAt: z.string().max(maxTextLength).nullish(),
  alternativeText: z.string().max(maxTextLength).nullish(),
  caption: z.string().max(maxTextLength).nullish(),
});
export type Upload = z.infer<typeof upload>;

interface PictureType {
  ending: string;
  /** Whether a file has the magic bytes of its type, whatever its name says. */
  begins: (start: Buffer) => boolean;
}

const at = (start: Buffer, from: number, to: number) => start.toString('latin1', from, to);

/** The formats allowed for photographs, by their MIME type. */
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

/** The name of the site's copy: a different file at the same URL gets a different name. */
export function copyName({ name, url, mime, updatedAt }: Upload): string {
  const version = createHash('sha256')
    .update(`${url}\0${updatedAt ?? ''}`)
    .digest('hex')
    .slice(0, 10);
  return `${plainName(name)}-${version}.${pictureTypes[mime]?.ending ?? 'unknown'}`;
}
