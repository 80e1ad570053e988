import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxPhotographBytes } from '#content/photograph.ts';
import { type Content, picturedTypes } from '../content/content.ts';
import { repositoryContent } from '../content/repository-content.ts';
import {
  type AdminRecord,
  type AdminRecords,
  type FixtureAdminHost,
  readSeed,
  startFixtureAdminHost,
} from '../fixture-admin-host.ts';
import { pullContent } from '../pull/pull-content.ts';
import { openPictureStore } from './picture-store.ts';

const live = repositoryContent();
const slug = 'logo-brief';
let seed: AdminRecords;
let photograph: Buffer;
let admin: FixtureAdminHost;
let folder: string;
beforeAll(async () => {
  seed = await readSeed();
  for (const record of picturedTypes.flatMap((type) => seed[type])) delete record.picture;
  photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3f6b58' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  admin = await startFixtureAdminHost(seed);
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await admin.close();
  await rm(folder, { recursive: true, force: true });
});

/** Adds a picture to the admin host and returns how records reference it. */
function uploaded(url = '/uploads/quay.jpg', data: Buffer | null = photograph): AdminRecord {
  if (data) admin.files.set(url, data);
  return {
    name: 'Quay at Noon.JPG',
    url,
    mime: 'image/jpeg',
    updatedAt: '2026-03-12T10:00:00.000Z',
    alternativeText: 'The quay\nat low tide',
    caption: null,
  };
}

type Limits = Parameters<typeof openPictureStore>[0]['limits'];

function pull(lastGood: Content = live, limits: Limits = {}) {
  const pictures = openPictureStore({ adminUrl: admin.url, folder: path.join(folder, 'pictures'), limits });
  return pullContent({ host: admin.host, pictures, live: lastGood });
}

const post = () => admin.find('post', 'slug', slug);
const shownBy = (content: Content) => content.post.find(({ key }) => key === slug)?.value.photograph;
const copies = () => readdir(path.join(folder, 'pictures')).catch(() => []);

test('uploads are stored next to the texts that use them, with alternative text', async () => {
  post().picture = uploaded();
  admin.records['portfolio-piece'][0] = { ...admin.records['portfolio-piece'][0], picture: uploaded() };
  admin.records['about-page'][0] = { ...admin.records['about-page'][0], picture: uploaded() };
  const { content, problems } = await pull();
  expect(problems).toEqual([]);
  const [name = ''] = await copies();
  expect(name).toMatch(/^quay-at-noon-[0-9a-f]{10}\.jpg$/);
  expect(shownBy(content)).toEqual({ file: `../photographs/${name}`, alt: 'The quay at low tide' });
  expect(content['portfolio-piece'][0]?.value.photograph?.file).toBe(`photographs/${name}`);
  expect(content['about-page'][0]?.value.photograph?.file).toBe(`../photographs/${name}`);
});

test('a picture within the text of a post is fetched, too', async () => {
  uploaded();
  post().body = `${post().body}\n\n![The quay](http://localhost:1337/uploads/quay.jpg)`;
  const { content, problems } = await pull();
  expect(problems).toEqual([]);
  const [name = ''] = await copies();
  expect(content.post.find(({ key }) => key === slug)?.value.body).toContain(`![The quay](../photographs/${name})`);
});

test('one that cannot be fetched is reported and left out', async () => {
  post().body = `${post().body}\n\n![The quay](/uploads/gone.jpg)`;
  const { content, problems } = await pull();
  expect(problems).toEqual([{ type: 'post', record: slug, reason: expect.stringContaining('answered 404') }]);
  expect(content.post.find(({ key }) => key === slug)).toMatchObject({
    value: live.post.find(({ key }) => key === slug)?.value,
  });
});

test('a picture is fetched once, again when replaced, and deleted when unused', async () => {
  post().picture = uploaded();
  const first = await pull();
  admin.files.clear();
  expect(await pull(first.content)).toEqual({ ...first, readAt: expect.any(String) });
  const before = await copies();
  post().picture = { ...uploaded(), updatedAt: '2026-03-13T10:00:00.000Z' };
  const second = await pull(first.content);
  expect(second.problems).toEqual([]);
  expect(await copies()).toHaveLength(2);
  await pull(second.content);
  const after = await copies();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

describe('a picture that cannot be fetched affects only itself', () => {
  const page = Buffer.from('<html>Welcome</html>');
  test.each<[string, () => AdminRecord, RegExp]>([
    ['is not there', () => uploaded('/uploads/gone.jpg', null), /answered 404/],
    ['is something else', () => uploaded('/uploads/page.jpg', page), /but its content isn't/],
    ['is a drawing', () => ({ ...uploaded(), mime: 'image/svg+xml' }), /image\/svg\+xml; photographs are/],
    ['is on another host', () => uploaded('http://elsewhere.example/quay.jpg'), /on another host: elsewhere\.example/],
    [
      'is too large',
      () => uploaded('/uploads/large.jpg', Buffer.concat([photograph, Buffer.alloc(maxPhotographBytes)])),
      /larger than 25 MB/,
    ],
  ])('%s', async (_, picture, reason) => {
    Object.assign(post(), { title: 'Another title', picture: picture() });
    const { content, problems } = await pull();
    expect(problems).toEqual([{ type: 'post', record: slug, reason: expect.stringMatching(reason) }]);
    const value = content.post.find(({ key }) => key === slug)?.value;
    expect(value?.title).toBe('Another title');
    expect(value?.photograph).toEqual(live.post.find(({ key }) => key === slug)?.value.photograph);
  });

  test('and the previous one is kept', async () => {
    post().picture = uploaded();
    const first = await pull();
    post().picture = uploaded('/uploads/gone.jpg', null);
    const second = await pull(first.content);
    expect(second.problems).toHaveLength(1);
    expect(shownBy(second.content)).toEqual(shownBy(first.content));
    expect(await copies()).toHaveLength(1);
  });

  test('when there are too many, or too much, or it takes too long', async () => {
    post().picture = uploaded();
    admin.records['portfolio-piece'][0] = {
      ...admin.records['portfolio-piece'][0],
      picture: uploaded('/uploads/b.jpg'),
    };
    const reasons = async (limits: Limits) => {
      await rm(path.join(folder, 'pictures'), { recursive: true, force: true });
      return (await pull(live, limits)).problems.map(({ reason }) => reason);
    };
    expect(await reasons({ pictures: 1 })).toEqual([expect.stringContaining('more than 1 photographs')]);
    expect(await reasons({ bytesInAll: 1 })).toEqual([expect.stringContaining('too large')]);
    expect(await reasons({ allMs: 0 })).toHaveLength(2);
  });
});
