import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { repositoryContent } from '../content/repository-content.ts';
import type { Finding } from './find-culprits.ts';
import { add, change, withKites } from './fixture-change.ts';
import { contentFingerprint } from './releases.ts';
import { revertInvalid } from './revert-invalid.ts';
import { runStep } from './run-step.ts';
import { type DataOptions, writeDataFiles, writeTree } from './write-tree.ts';

const live = repositoryContent();
let folder: string;
let place: Omit<DataOptions, 'content'>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  place = { from: path.resolve('.'), to: folder, pictures: path.join(folder, 'pictures') };
  await writeTree({ ...place, content: live });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(): Promise<Finding[]> {
  return JSON.parse(await runStep({ folder, args: ['scripts/content-check.ts', '--json'] }));
}

const write = (content: Content) => writeDataFiles({ ...place, content });
const serviceIn = (content: Content, slug: string) => content.service.find(({ key }) => key === slug)?.value;

test("a tree written from the repository's content has the same content", async () => {
  const said = JSON.parse(await runStep({ folder, args: ['publishing/content/print-content.ts'] }));
  expect(contentFingerprint(said)).toBe(contentFingerprint(live));
});

test('a topic keeps its title; a new one is titled by its name', async () => {
  const readTopic = (root: string, topic: string) => readFile(path.join(root, `knowledge/entries/${topic}.md`), 'utf8');
  const titleIn = async (root: string, topic: string) => (await readTopic(root, topic)).split('\n')[0];
  const topics = [...new Set(live['knowledge-entry'].map(({ value }) => value.topic))];
  for (const topic of topics) expect(await titleIn(folder, topic)).toBe(await titleIn(place.from, topic));
  const [entry] = live['knowledge-entry'];
  await write(change(live, 'knowledge-entry', entry?.key ?? '', (value) => ({ ...value, topic: 'kites-and-tails' })));
  expect(await titleIn(folder, 'kites-and-tails')).toBe('# Kites and tails');
});

test('valid records are released, invalid ones keep their last version', async () => {
  let content = change(live, 'service', 'infographic-design', (value) => ({
    ...value,
    facts: { ...value.facts, packages: value.facts.packages.map((row) => ({ ...row, price: (row.price ?? 0) + 7 })) },
  }));
  // A figure that doesn't exist; a tier other texts reference; a service that texts mention; a literal price.
  content = change(content, 'service', 'google-ads', (value) => ({
    ...value,
    text: { ...value.text, promise: 'Ads from {google-ads.no-such-tier.price}' },
  }));
  content = change(content, 'service', 'keyword-research', (value) => ({
    ...value,
    facts: { ...value.facts, packages: value.facts.packages.map((row) => ({ ...row, tier: `new-${row.tier}` })) },
  }));
  content = change(content, 'service', 'logo-design', () => undefined);
  content = change(content, 'knowledge-entry', '850', (value) => ({ ...value, answer: 'It costs $5.' }));
  const settled = await revertInvalid({ content, live, write, check });
  const priceIn = (from: Content) => serviceIn(from, 'infographic-design')?.facts.packages[0]?.price ?? 0;
  expect(priceIn(settled.content)).toBe(priceIn(live) + 7);
  for (const slug of ['google-ads', 'keyword-research', 'logo-design']) {
    expect(serviceIn(settled.content, slug)).toEqual(serviceIn(live, slug));
  }
  const reasonFor = (record: string) => settled.problems.find((problem) => problem.record === record)?.reason;
  expect(reasonFor('google-ads')).toContain('no-such-tier');
  expect(reasonFor('keyword-research')).toContain('keyword-research');
  expect(reasonFor('logo-design')).toMatch(/^it cannot be removed while texts name it: .*logo-design/);
  expect(reasonFor('850')).toBeDefined();
  const naming = settled.problems.find(({ record }) => record === 'logo-design')?.naming;
  expect(naming).toContainEqual(expect.objectContaining({ type: 'knowledge-entry' }));
  expect(reasonFor('redirects')).toBeUndefined();
  expect(settled.problems.filter(({ record }) => record === 'infographic-design')).toEqual([]);
  expect(contentFingerprint(JSON.parse(await runStep({ folder, args: ['publishing/content/print-content.ts'] })))).toBe(
    contentFingerprint(settled.content),
  );
});

test('a new service is valid, redirects to its category once unpublished, and returns to its place', async () => {
  const added = await revertInvalid({ content: withKites(live), live, write, check });
  expect(added.problems).toEqual([]);
  expect(serviceIn(added.content, 'kite-design')?.facts.name).toBe('Kite Design');
  // Its category goes on listing it.
  const gone = change(added.content, 'service', 'kite-design', () => undefined);
  const settled = await revertInvalid({ content: gone, live: added.content, write, check });
  expect(settled.problems).toEqual([]);
  const listedIn = (content: Content) => content.category.find(({ key }) => key === 'six')?.value.services;
  expect(listedIn(settled.content)).toEqual(listedIn(live));
  const leadsTo = `/service/${live.category.find(({ key }) => key === 'six')?.value.page}`;
  expect(settled.content.redirects[0]?.value.removed).toContainEqual({
    slug: 'kite-design',
    number: 60,
    to: leadsTo,
    words: [],
  });
  expect(await readFile(path.join(folder, 'catalogue/offered.ts'), 'utf8')).toContain(leadsTo);
  const back = await revertInvalid({ content: withKites(live), live: settled.content, write, check });
  expect(back.problems).toEqual([]);
  expect(listedIn(back.content)).toEqual(listedIn(added.content));
});

test('a post may have one paragraph and nothing in common with others', async () => {
  const note = {
    slug: 'we-moved',
    title: 'We have moved',
    description: `We have moved to a larger office, and everybody is invited to see it. ${'Come and visit us soon. '.repeat(2).trim()}`,
    date: '2026-11-16',
    tags: ['News'],
    services: ['on-page-seo' as const],
    body: 'Our new office has a yard. Come and see it.',
  };
  const settled = await revertInvalid({ content: add(live, 'post', note.slug, note), live, write, check });
  expect(settled.problems).toEqual([]);
  expect(settled.content.post.find(({ key }) => key === note.slug)?.value).toEqual(note);
});

test('a photograph is stored next to its text; an invalid one affects only itself', async () => {
  await mkdir(place.pictures, { recursive: true });
  const draw = (name: string, width: number) =>
    sharp({ create: { width, height: 700, channels: 3, background: '#3f6b58' } }).toFile(
      path.join(place.pictures, name),
    );
  await Promise.all([draw('a-kite-on-the-quay.jpg', 1200), draw('narrow.jpg', 300)]);
  const quay = {
    file: '../photographs/a-kite-on-the-quay.jpg',
    alt: 'The quay at low tide',
    caption: 'In front of the shop',
  };
  const narrow = { file: '../photographs/narrow.jpg', alt: 'A narrow street' };
  let content = change(live, 'post', 'logo-brief', (value) => ({ ...value, photograph: quay }));
  content = change(content, 'post', 'how-long-seo-takes', (value) => ({ ...value, title: 'SEO', photograph: narrow }));
  content = change(content, 'about-page', 'about-page', (value) => ({ ...value, photograph: { ...quay, alt: '' } }));
  const settled = await revertInvalid({ content, live, write, check });
  expect(settled.problems).toEqual([
    {
      type: 'about-page',
      record: 'about-page',
      reason: expect.stringMatching(/^its photograph is not shown: .*no alt/),
    },
    { type: 'post', record: 'how-long-seo-takes', reason: expect.stringMatching(/not shown: .*300 pixels wide/) },
  ]);
  const postIn = (slug: string) => settled.content.post.find(({ key }) => key === slug)?.value;
  expect(postIn('logo-brief')?.photograph).toEqual(quay);
  expect(postIn('how-long-seo-takes')).toMatchObject({ title: 'SEO' });
  expect(postIn('how-long-seo-takes')?.photograph).toBeUndefined();
  const placed = () => readdir(path.join(folder, 'content/photographs'));
  expect(await placed()).toContain('a-kite-on-the-quay.jpg');
  expect(await placed()).not.toContain('narrow.jpg');
  const said = JSON.parse(await runStep({ folder, args: ['publishing/content/print-content.ts'] }));
  expect(contentFingerprint(said)).toBe(contentFingerprint(settled.content));
  const gone = await revertInvalid({ content: live, live: settled.content, write, check });
  expect(gone.problems).toEqual([]);
  expect(await placed()).not.toContain('a-kite-on-the-quay.jpg');
});
