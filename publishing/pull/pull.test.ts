import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Photograph } from '#content/photograph.ts';
import { type Content, mapTypes } from '../content/content.ts';
import { repositoryContent } from '../content/repository-content.ts';
import { type AdminRecords, type FixtureAdminHost, readSeed, startFixtureAdminHost } from '../fixture-admin-host.ts';
import { contentFingerprint } from '../release/releases.ts';
import { fetchRecords } from './fetch-records.ts';
import { type ReadContent, readRecords } from './read-records.ts';

const live = repositoryContent();
let seed: AdminRecords;
let admin: FixtureAdminHost;
beforeAll(async () => {
  seed = await readSeed();
});
beforeEach(async () => {
  admin = await startFixtureAdminHost(seed);
});
afterEach(() => admin.close());

async function pull(lastGood = live): Promise<ReadContent> {
  return readRecords(await fetchRecords(admin.host), lastGood);
}

const serviceOf = ({ content }: ReadContent, slug: string) => content.service.find(({ key }) => key === slug)?.value;

/** The content without file names of photographs, which differ for uploads. */
function withoutFileNames(content: Content): Content {
  return mapTypes((type) =>
    content[type].map(({ key, value }) => {
      const { photograph, ...rest } = value as { photograph?: Photograph };
      return { key, value: photograph ? { ...rest, photograph: { ...photograph, file: '' } } : rest };
    }),
  );
}

test('content survives the round trip from the repository through the admin host', async () => {
  const { content, problems } = await pull();
  expect(problems).toEqual([]);
  expect(contentFingerprint(withoutFileNames(content))).toBe(contentFingerprint(withoutFileNames(live)));
});

test('a notice has its link and questions; a link without words is refused', async () => {
  const notice = {
    documentId: 'notice-1',
    text: 'Closed on Monday.',
    link: null,
    linkText: null,
    questions: 'open?\nmonday',
  };
  admin.records.notice.push(notice, { ...notice, documentId: 'notice-2', text: 'We have moved.', link: '/contact' });
  const { content, problems } = await pull();
  expect(content.notice).toEqual([
    { key: notice.text, id: 'notice-1', value: { text: notice.text, questions: ['open?', 'monday'] } },
  ]);
  const reason = 'linkText: is missing: a link has words and leads somewhere';
  expect(problems).toEqual([{ type: 'notice', record: 'We have moved.', reason, id: 'notice-2' }]);
  Object.assign(notice, { link: '//elsewhere.example', linkText: 'Look' });
  expect((await pull()).problems[0]?.reason).toBe('link: is not a page of this site or a web address');
});

test('a removed service keeps its number', async () => {
  const [redirects] = seed.redirects;
  const removed = [
    { slug: 'kite-mending', number: 99, to: '/services', words: 'mended kite\ntorn kite' },
    { slug: 'kite-flying', to: '/services', words: '' },
  ];
  const host = await startFixtureAdminHost({ ...seed, redirects: [{ ...redirects, removed }] });
  const { content, problems } = readRecords(await fetchRecords(host.host), live);
  await host.close();
  expect(problems).toEqual([]);
  expect(content.redirects[0]?.value.removed).toEqual([
    { slug: 'kite-mending', number: 99, to: '/services', words: ['mended kite', 'torn kite'] },
    { slug: 'kite-flying', to: '/services', words: [] },
  ]);
});

test('a photograph of a piece arrives as an upload', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'seed-'));
  const file = path.join(folder, 'quay.jpg');
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3f6b58' } }).toFile(file);
  const [piece, ...others] = seed['portfolio-piece'];
  const withPicture = { ...piece, picture: { file, alt: 'The quay at low tide' } };
  const pictured = await startFixtureAdminHost({ ...seed, 'portfolio-piece': [withPicture, ...others] });
  const { content, problems } = readRecords(await fetchRecords(pictured.host), live);
  await pictured.close();
  await rm(folder, { recursive: true });
  expect(problems).toEqual([]);
  expect(content['portfolio-piece'][0]?.value.photograph).toEqual({
    file: expect.stringMatching(/^photographs\/quay-[0-9a-f]+\.jpg$/),
    alt: 'The quay at low tide',
  });
  expect([...pictured.files.keys()]).toContain('/uploads/quay.jpg');
});

describe('everything is refused when the admin host', () => {
  test('is down', async () => {
    await admin.close();
    await expect(pull()).rejects.toThrow(/can't be reached/);
  });

  test('goes down halfway', async () => {
    admin.behave((response, answer) => {
      if (admin.asked() < 3) response.end(answer);
      else response.destroy();
    });
    await expect(pull()).rejects.toThrow(/can't be reached/);
  });

  test('is slow', async () => {
    admin.behave(() => undefined);
    const impatient = { query: (document: string) => admin.host.query(document, {}, { timeoutMs: 20 }) };
    await expect(fetchRecords(impatient)).rejects.toThrow(/it took too long/);
  });

  test('refuses the token', async () => {
    admin.behave((response) => response.writeHead(401).end('{"error":{"status":401}}'));
    await expect(pull()).rejects.toThrow('The admin host refuses the token (401).');
  });

  test('redirects', async () => {
    admin.behave((response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end());
    await expect(pull()).rejects.toThrow('The admin host answered 302.');
  });

  test('refuses with HTTP 200', async () => {
    admin.behave((response) => response.end('{"data":null,"errors":[{"message":"Forbidden access"}]}'));
    await expect(pull()).rejects.toThrow(/Forbidden access/);
  });

  test('permits only some types', async () => {
    admin.behave((response, answer) => {
      const { data } = JSON.parse(answer);
      response.end(JSON.stringify({ data, errors: [{ message: 'Forbidden access', path: ['company'] }] }));
    });
    await expect(pull()).rejects.toThrow(/Forbidden access/);
  });

  test('breaks off in the middle of a response', async () => {
    admin.behave((response, answer) => response.end(answer.slice(0, answer.length / 2)));
    await expect(pull()).rejects.toThrow(/isn't GraphQL/);
  });

  test('is another program', async () => {
    admin.behave((response) => response.end('<html>Welcome</html>'));
    await expect(pull()).rejects.toThrow(/isn't GraphQL/);
  });

  test('returns half a page', async () => {
    admin.behave((response, answer) => {
      const { data } = JSON.parse(answer);
      if (data.services) data.services.length = 10;
      response.end(JSON.stringify({ data }));
    });
    await expect(pull()).rejects.toThrow('The admin host returned 10 of 37 services.');
  });
});

describe('an invalid record affects only itself', () => {
  test.each<[string, string, (record: Record<string, unknown>) => void, RegExp]>([
    [
      'a price below zero',
      'price',
      (row) => Object.assign(row, { price: -5 }),
      /packages\.0\.price: must be above zero/,
    ],
    ['a price that is no number', 'price', (row) => Object.assign(row, { price: 'abc' }), /Int cannot represent/],
    ['a package without a tier', 'tier', (row) => Object.assign(row, { tier: '' }), /packages\.0\.tier/],
  ])('%s', async (_, __, spoil, reason) => {
    const service = admin.find('service', 'slug', 'logo-design');
    spoil(service.packages[0]);
    service.name = 'Logos';
    const read = await pull();
    expect(read.problems).toMatchObject([
      { type: 'service', record: 'logo-design', reason: expect.stringMatching(reason) },
    ]);
    expect(serviceOf(read, 'logo-design')).toEqual(serviceOf({ content: live, problems: [] }, 'logo-design'));
  });

  test('HTML in an answer', async () => {
    admin.find('knowledge-entry', 'number', 850).answer = 'One page is <b>enough</b>.';
    const { content, problems } = await pull();
    expect(problems).toMatchObject([
      { type: 'knowledge-entry', record: '850', reason: expect.stringContaining('HTML') },
    ]);
    const answerIn = ({ 'knowledge-entry': entries }: typeof content) =>
      entries.find(({ key }) => key === '850')?.value.answer;
    expect(answerIn(content)).toBe(answerIn(live));
  });

  test('two services with one slug: the one that had it keeps it', async () => {
    const first = await pull();
    const double = { ...admin.find('service', 'slug', 'google-ads'), documentId: 'new', slug: 'logo-design' };
    admin.records.service.unshift(double);
    const read = await pull(first.content);
    expect(read.problems).toMatchObject([
      { type: 'service', record: 'logo-design', reason: expect.stringContaining("two have the name 'logo-design'") },
    ]);
    expect(serviceOf(read, 'logo-design')?.facts.name).toBe('Logo Design');
    expect(read.content.service).toHaveLength(37);
  });

  test('after an unreadable record, missing records keep their last version', async () => {
    admin.find('service', 'slug', 'logo-design').slug = null;
    const read = await pull();
    expect(read.problems).toMatchObject([
      { type: 'service', record: 'one of them', reason: expect.stringContaining('slug') },
    ]);
    expect(serviceOf(read, 'logo-design')?.facts.name).toBe('Logo Design');
  });

  test('a renamed invalid record is recognized by its id', async () => {
    const { content } = await pull();
    const service = admin.find('service', 'slug', 'logo-design');
    Object.assign(service, { slug: 'logos', promise: '' });
    const read = await pull(content);
    expect(serviceOf(read, 'logo-design')?.facts.name).toBe('Logo Design');
    expect(read.content.service).toHaveLength(37);
  });

  test('an unpublished page keeps its last version', async () => {
    admin.records['terms-page'] = [];
    const { content, problems } = await pull();
    expect(problems).toMatchObject([{ type: 'terms-page', record: 'terms-page', reason: 'it is not published' }]);
    expect(content['terms-page']).toEqual(live['terms-page']);
  });

  test('of 10,000 entries, those with valid numbers are kept', async () => {
    const [entry] = seed['knowledge-entry'];
    admin.records['knowledge-entry'] = Array.from({ length: 10_000 }, (_, index) => ({
      ...entry,
      documentId: `entry-${index}`,
      number: index + 1,
    }));
    const { content, problems } = await pull();
    expect(content['knowledge-entry']).toHaveLength(1999);
    expect(problems).toHaveLength(8001);
  });

  test('an empty list of services is taken for a mistake', async () => {
    admin.records.service = [];
    const { content, problems } = await pull();
    expect(content.service).toEqual(live.service);
    expect(problems).toHaveLength(1);
  });
});

test('records that staff remove are removed', async () => {
  admin.records.testimonial.pop();
  const { content, problems } = await pull();
  expect(problems).toEqual([]);
  expect(content.testimonial).toHaveLength(live.testimonial.length - 1);
});
