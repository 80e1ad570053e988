import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

/**
 * Encoder settings, which are part of the cache key: changing them encodes every photograph again. The qualities are
 * where differences are no longer visible at double density. AVIF's 'effort' of 3 took 2 s for the six widths of a
 * photograph; its default of 4 took 12 s for files a third smaller, too long for a first build with dozens of them.
 */
const recipe = {
  widths: [320, 480, 640, 960, 1280, 1920],
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76, effort: 4 },
  share: { width: 1200, height: 630, quality: 80 },
  sharp: sharp.versions.sharp,
};

const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number];

export interface EncodedPhotograph {
  /** The size of the widest variant after rotation. */
  width: number;
  height: number;
  /** Its average colour, '#8a9bb0'; undefined for a transparent picture. */
  tint?: string;
  widths: readonly number[];
}

/** The folder of its files: 'team-640.avif', and 'share.jpg' for previews. */
export type CachedPhotograph = EncodedPhotograph & { folder: string; name: string };

export function variantFile({ folder, name }: CachedPhotograph, format: Format, width: number): string {
  return path.join(folder, `${name}-${width}.${format}`);
}

export function shareFile({ folder }: CachedPhotograph): string {
  return path.join(folder, 'share.jpg');
}

/** Widths up to its own; one that is nearly as wide as the widest saves nothing. */
function widthsFor(width: number): number[] {
  const widest = Math.min(width, Math.max(...recipe.widths));
  return [...recipe.widths.filter((each) => each < widest * 0.9), widest];
}

async function tintOf(image: Sharp, hasAlpha: boolean): Promise<string | undefined> {
  if (hasAlpha && !(await image.clone().stats()).isOpaque) return undefined;
  const { data } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

/** Writes all variants of a photograph. Only pixels are kept, without location, time and camera. */
async function encodeInto(folder: string, name: string, source: Buffer): Promise<EncodedPhotograph> {
  const image = sharp(source).autoOrient();
  const { autoOrient: size, hasAlpha = false } = await image.metadata();
  const widths = widthsFor(size.width);
  const widest = widths.at(-1) ?? size.width;
  for (const width of widths) {
    const resized = image.clone().resize({ width });
    await resized
      .clone()
      .avif(recipe.avif)
      .toFile(path.join(folder, `${name}-${width}.avif`));
    await resized
      .clone()
      .webp(recipe.webp)
      .toFile(path.join(folder, `${name}-${width}.webp`));
  }
  const { width, height, quality } = recipe.share;
  await image
    .clone()
    .resize(width, height, { position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .jpeg({ quality, mozjpeg: true })
    .toFile(path.join(folder, 'share.jpg'));
  const tint = await tintOf(image, hasAlpha);
  return {
    width: widest,
    height: Math.round((size.height * widest) / size.width),
    ...(tint ? { tint } : {}),
    widths,
  };
}

/** The photograph in every format and width, from the cache if it has been encoded before. */
export async function encodePhotograph(file: string, cache = path.resolve('.cache/photographs')) {
  const source = await readFile(file);
  const name = path.parse(file).name;
  const key = createHash('sha256')
    .update(JSON.stringify(recipe))
    .update(name)
    .update(source)
    .digest('hex')
    .slice(0, 24);
  const folder = path.join(cache, key);
  const known = await readFile(path.join(folder, 'photograph.json'), 'utf8').catch(() => undefined);
  if (known) return { ...(JSON.parse(known) as EncodedPhotograph), folder, name };
  await mkdir(cache, { recursive: true });
  // Renamed into place, so that concurrent or interrupted builds leave no partial files.
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  const encoded = await encodeInto(draft, name, source);
  await writeFile(path.join(draft, 'photograph.json'), JSON.stringify(encoded));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return { ...encoded, folder, name };
}
