import type { Page } from '@playwright/test';
import type { HtmlElement } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPages } from '../sweeps/built-site.ts';
import { markupFindings } from '../sweeps/markup-rules.ts';
import { attribute } from '../sweeps/parse-page.ts';
import { structuredDataOf } from '../sweeps/structured-data-of.ts';
import { serveBuild } from './serve-build.ts';

/** Where the second owner shows photographs, and the alt text of the one that opens the page. */
const opening: Readonly<Record<string, string>> = {
  '/about': 'The harbour in front of the Lanternfield office, with hills behind it.',
  '/portfolio/bookshop-york': 'The quay at low tide: roofs in the morning sun above the water.',
  '/blog/what-to-wear': 'A pine on a slope, drawn by the wind.',
};
const pages = builtPages
  .map((page) => ({ ...page, pictures: page.document.querySelectorAll('picture') }))
  .filter(({ pictures }) => pictures.length > 0);

const site = serveBuild();

function imageOf(picture: HtmlElement): HtmlElement {
  const [image] = picture.querySelectorAll('img');
  if (!image) throw new Error('A picture without an image');
  return image;
}

function addressesIn(srcset: string): { address: string; width: number }[] {
  return srcset.split(', ').map((part) => {
    const [address = '', width = ''] = part.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
}

function pageAt(path: string) {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} shows no photograph`);
  return page;
}

test('every page with photographs shows them', () => {
  const shown = ['/', '/blog', '/portfolio', '/testimonials', ...Object.keys(opening)];
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(shown));
});

test.each(pages)(
  '$path offers every photograph in both formats and several widths, with its size and its words',
  ({ pictures }) => {
    for (const picture of pictures) {
      const image = imageOf(picture);
      const [source] = picture.querySelectorAll('source');
      expect(source && attribute(source, 'type')).toBe('image/avif');
      expect(attribute(image, 'alt')).not.toBe('');
      expect(attribute(image, 'loading')).toMatch(/^(?:lazy|eager)$/);
      expect(attribute(image, 'sizes')).not.toBe('');
      const width = Number(attribute(image, 'width'));
      expect(Number(attribute(image, 'height'))).toBeGreaterThan(0);
      const sets = [source, image].map((element) => (element ? addressesIn(attribute(element, 'srcset')) : []));
      for (const set of sets) {
        expect(set.map((variant) => variant.width)).toEqual(
          set.map((variant) => variant.width).toSorted((a, b) => a - b),
        );
        expect(set.at(-1)?.width).toBe(width);
        expect(set.length).toBe(sets[0]?.length);
      }
      expect(sets[1]?.map(({ address }) => address)).toContain(attribute(image, 'src'));
    }
  },
);

/** A page of each kind: a photograph that opens it, one within its text, on cards, beside a name. */
const kinds = ['/blog/what-to-wear', '/blog', '/portfolio', '/testimonials'];

test.each(kinds)('%s is valid markup with its photographs', async (path) => {
  expect(await markupFindings(pageAt(path).html, path)).toEqual([]);
});

test.each(Object.entries(opening))('%s loads its first photograph eagerly, and only that one', (path, alt) => {
  const [first, ...others] = pageAt(path).pictures.map(imageOf);
  expect(first && attribute(first, 'alt')).toBe(alt);
  expect(first && attribute(first, 'loading')).toBe('eager');
  expect(others.map((image) => attribute(image, 'loading'))).toEqual(others.map(() => 'lazy'));
});

test.each(Object.entries(opening))('%s has its photograph in link previews', async (path, alt) => {
  const { document } = pageAt(path);
  const meta = (property: string) =>
    document.querySelectorAll(`meta[property="${property}"]`).map((tag) => attribute(tag, 'content'));
  const [address = ''] = meta('og:image');
  expect(meta('og:image:alt')).toEqual([alt]);
  const response = await fetch(site.address() + new URL(address).pathname);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
  const told = structuredDataOf(document).flatMap((statement) => {
    const { image } = statement as { image?: string };
    return image ? [image] : [];
  });
  expect(told).toEqual(told.map(() => address));
});

test('a post tells search engines of its photograph', () => {
  expect(JSON.stringify(structuredDataOf(pageAt('/blog/what-to-wear').document))).toContain(
    '/share/blog/what-to-wear.jpg',
  );
});

test('the about page shows people with their photographs', () => {
  const { document } = pageAt('/about');
  const [section] = document.querySelectorAll('section[aria-labelledby="people"]');
  expect(section?.querySelectorAll('h3').map(({ textContent }) => textContent)).toEqual(['The front desk']);
  expect(section?.querySelectorAll('img').map((image) => attribute(image, 'alt'))).toEqual([
    'The window of the front desk, with the harbour behind it.',
  ]);
});

test('a picture within a post is a figure with its caption', () => {
  const [figure] = pageAt('/blog/what-to-wear').document.querySelectorAll('article figure');
  expect(figure?.querySelectorAll('img').map((image) => attribute(image, 'alt'))).toEqual(['Two hills behind the bay']);
  expect(figure?.querySelectorAll('figcaption').map(({ textContent }) => textContent)).toEqual([
    'The bay, as the first sketch had it',
  ]);
});

test('every file has its type, is cached for good, is upright and without metadata', async () => {
  const images = pages
    .flatMap(({ pictures }) => pictures)
    .map((picture) => ({
      shape: Number(attribute(imageOf(picture), 'width')) / Number(attribute(imageOf(picture), 'height')),
      variants: picture.querySelectorAll('source, img').flatMap((element) => addressesIn(attribute(element, 'srcset'))),
    }));
  const files = new Map(
    images.flatMap(({ shape, variants }) => variants.map((each) => [each.address, { ...each, shape }])),
  );
  expect(files.size).toBeGreaterThan(20);
  for (const { address, width, shape } of files.values()) {
    const response = await fetch(site.address() + address);
    expect(response.headers.get('content-type')).toBe(address.endsWith('.avif') ? 'image/avif' : 'image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect(picture.width).toBe(width);
    expect(Math.abs(picture.width / picture.height - shape)).toBeLessThan(0.02);
    expect([picture.exif, picture.xmp, picture.iptc, picture.icc, picture.orientation]).toEqual(
      Array(5).fill(undefined),
    );
  }
});

interface Place {
  element: string;
  box: number[];
}

/** The positions of everything a page shows, from its top. */
function places(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main :is(img, h1, h2, h3, p)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element: element.tagName, box: [x + scrollX, y + scrollY, width, height] };
    }),
  );
}

/** Whole pixels of a file round its shape: what moves by less than one was nowhere else. */
function moved(before: readonly Place[], after: readonly Place[]) {
  return after.filter(({ box }, index) =>
    box.some((length, side) => Math.abs(length - (before[index]?.box[side] ?? 0)) >= 1),
  );
}

test.each(kinds)('%s has no layout shift from photographs, and its CSP allows them', async (path) => {
  const page = await site.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  let gate = Promise.withResolvers<void>();
  await page.route(/\.(?:avif|webp)$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  for (const width of [360, 1440]) {
    gate = Promise.withResolvers();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.address() + path, { waitUntil: 'commit' });
    await page.waitForSelector('footer');
    // The typefaces first: text that reflows also moves.
    await page.waitForFunction(() => document.fonts.size > 0);
    await page.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())));
    const before = await places(page);
    gate.resolve();
    const shown = await page.evaluate(() =>
      Promise.all(
        Array.from(document.querySelectorAll<HTMLImageElement>('main picture img'), async (image) => {
          image.loading = 'eager';
          await image.decode();
          return image.currentSrc;
        }),
      ),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((address) => address.endsWith('.avif'))).toBe(true);
    expect(moved(before, await places(page))).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.close();
});
