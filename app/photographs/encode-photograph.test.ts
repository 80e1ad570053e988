import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { encodePhotograph, shareFile, variantFile } from './encode-photograph.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));
const cache = path.join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plain(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 4, background } });
}

async function encoded(name: string, image: Sharp) {
  const file = path.join(folder, name);
  await image.toFile(file);
  return encodePhotograph(file, cache);
}

test('a photograph is encoded in widths up to its own', async () => {
  const photograph = await encoded('plain.jpg', plain(700, 350, '#336699').jpeg());
  expect(photograph).toMatchObject({ width: 700, height: 350, widths: [320, 480, 700] });
  for (const format of ['avif', 'webp'] as const) {
    for (const width of photograph.widths) {
      const made = await sharp(variantFile(photograph, format, width)).metadata();
      expect(made.width).toBe(width);
    }
  }
  expect(await sharp(shareFile(photograph)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('its tint is its average colour', async () => {
  const { tint } = await encoded('tint.png', plain(400, 400, '#336699').png());
  expect(tint).toBe('#336699');
});

test('a transparent picture has no tint', async () => {
  const { tint } = await encoded('sign.png', plain(200, 200, 'rgba(20, 40, 60, 0.5)').png());
  expect(tint).toBeUndefined();
});

test('it is rotated upright, and its metadata is removed', async () => {
  const turned = plain(600, 400, '#884422')
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 });
  const photograph = await encoded('turned.jpg', turned);
  expect(photograph).toMatchObject({ width: 400, height: 600 });
  for (const file of [
    variantFile(photograph, 'avif', 320),
    variantFile(photograph, 'webp', 320),
    shareFile(photograph),
  ]) {
    const { exif, orientation } = await sharp(file).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  }
});

test('encodes each file once, and again after it has changed', async () => {
  const first = await encoded('again.jpg', plain(330, 330, '#225522').jpeg());
  const made = await stat(variantFile(first, 'avif', 330));
  const again = await encodePhotograph(path.join(folder, 'again.jpg'), cache);
  expect(again).toEqual(first);
  expect((await stat(variantFile(again, 'avif', 330))).mtimeMs).toBe(made.mtimeMs);
  const changed = await encoded('again.jpg', plain(330, 330, '#552222').jpeg());
  expect(changed.folder).not.toBe(first.folder);
  expect((await readdir(cache)).filter((name) => name.startsWith('draft-'))).toEqual([]);
});
