import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { repositoryContent } from '../content/repository-content.ts';
import { type AdminRecords, type FixtureAdminHost, readSeed, startFixtureAdminHost } from '../fixture-admin-host.ts';
import { type DraftService, openDraftService } from './draft-service.ts';

let seed: AdminRecords;
let admin: FixtureAdminHost;
let folder: string;
let drafts: DraftService;
beforeAll(async () => {
  seed = await readSeed();
});
beforeEach(async () => {
  admin = await startFixtureAdminHost(seed);
  folder = await mkdtemp(path.join(tmpdir(), 'drafts-'));
  drafts = openDraftService({
    root: path.resolve('.'),
    dataFolder: folder,
    pictures: { folder: path.join(folder, 'pictures') },
    releases: { current: async () => undefined },
    host: admin.host,
    ownContent: repositoryContent,
  });
});
afterEach(async () => {
  await admin.close();
  await rm(folder, { recursive: true, force: true });
});

test('a draft is checked like the whole site, with place, reason and suggestion', async () => {
  const service = admin.find('service', 'slug', 'logo-design');
  expect(await drafts.check('service', service.documentId)).toEqual({ refusals: [] });

  service.promise = 'Logos from {logo-design.basic.prize}.';
  expect(await drafts.check('service', service.documentId)).toEqual({
    refusals: [{ field: 'promise', reason: expect.stringContaining('is {logo-design.basic.price} meant?') }],
  });

  service.packages[0].price = -1;
  const { refusals } = await drafts.check('service', service.documentId);
  expect(refusals).toMatchObject([{ field: 'packages.0.price' }]);
});

test('a draft says which fields are still empty', async () => {
  const service = admin.find('service', 'slug', 'logo-design');
  service.process[0].title = null;
  const refusalsOf = async () => (await drafts.check('service', service.documentId)).refusals;
  expect(await refusalsOf()).toEqual([{ field: 'process.0.title', reason: 'Process 1, title: is empty' }]);
  service.about = null;
  expect(await refusalsOf()).toContainEqual({ field: 'about', reason: 'About: is empty' });
});

test('a new service is shown in its category before that is published', async () => {
  const service = structuredClone(admin.find('service', 'slug', 'infographic-design'));
  Object.assign(service, { documentId: 'service-new', slug: 'poster-design', name: 'Poster Design', number: 130 });
  admin.records.service.push(service);
  const inNone = { reason: expect.stringContaining('is in no category') };
  service.promise = 'Three packages of posters.';
  const { refusals } = await drafts.check('service', 'service-new');
  expect(refusals).toContainEqual(inNone);
  // What would be wrong in a category is said at the same time.
  expect(refusals).toContainEqual({ field: 'promise', reason: expect.stringContaining('ounts the packages') });
  admin.find('category', 'sid', 'six').services += '\nposter-design';
  expect((await drafts.check('service', 'service-new')).refusals).not.toContainEqual(inNone);
});

test('a notice is checked as a draft, too', async () => {
  const notice = { documentId: 'notice-new', text: 'Logos from {logo-design.form}.', questions: '' };
  admin.records.notice.push(notice);
  const check = () => drafts.check('notice', notice.documentId);
  expect(await check()).toEqual({
    refusals: [{ field: 'text', reason: expect.stringContaining('is {logo-design.from} meant?') }],
  });
  Object.assign(notice, { text: 'Logos for $40.', link: '/kontakt', linkText: 'Ask us' });
  expect((await check()).refusals).toEqual([
    { field: 'text', reason: expect.stringContaining('a price') },
    { field: 'link', reason: expect.stringContaining('no page of the site') },
  ]);
  Object.assign(notice, { text: 'Logos from {logo-design.from}.', link: '/contact' });
  expect(await check()).toEqual({ refusals: [] });
});

test('a wording that another answer has is quoted at its field, with a way to that answer', async () => {
  const entry = admin.find('knowledge-entry', 'number', 850);
  const service = admin.find('service', 'slug', 'infographic-design');
  const typed = 'infographic design: collect the data';
  entry.alternatives += `\n${typed}`;
  const { refusals } = await drafts.check('knowledge-entry', entry.documentId);
  expect(refusals).toContainEqual({
    field: 'alternatives',
    reason: expect.stringContaining(`‘${typed}’ asks the same as ‘${service.questions[0].question}’ of the service`),
    other: { type: 'service', name: service.name },
  });
});

test('a missing record has no draft', async () => {
  await expect(drafts.check('service', 'nothing')).rejects.toThrow('deleted');
});

test('questions are put to an assistant that knows a new service', async () => {
  const { documentId: _, ...logo } = structuredClone(admin.find('service', 'slug', 'logo-design'));
  const kite = { ...logo, documentId: 'kite-painting', slug: 'kite-painting', number: 60, name: 'Kite Painting' };
  const words = {
    said: 'kite painting',
    thing: 'a painted kite',
    plural: false,
    terms: 'kites\nkite paint',
    piece: '',
  };
  admin.records.service.push({
    ...kite,
    shortName: 'Kite Painting',
    words,
    alsoCalled: 'kite painting\npainted kites',
  });
  const [cost] = await drafts.answers('service', 'kite-painting', ['how much does kite painting cost?']);
  expect(cost?.title).toMatch(/kite/i);
  const broken = admin.find('service', 'slug', 'logo-design');
  broken.packages[0].price = 'much';
  await expect(drafts.answers('service', broken.documentId, ['how much?'])).rejects.toThrow('lists first');
});

test('questions are put to an assistant that knows the draft', async () => {
  const entry = admin.find('knowledge-entry', 'number', 850);
  entry.question = 'Do you teach juggling?';
  entry.alternatives = 'juggling lessons';
  entry.answer = 'No. We keep our hands on the keyboard.';
  const [juggling, nonsense] = await drafts.answers('knowledge-entry', entry.documentId, [
    'can i take a juggling lesson with you?',
    'qqq zzz',
  ]);
  expect(juggling).toMatchObject({ id: '850', title: 'Do you teach juggling?', score: expect.any(Number) });
  expect(nonsense?.id).toBeUndefined();
});
