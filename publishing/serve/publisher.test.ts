import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ContentHealth } from '#server/admin-host/content-health.ts';
import { repositoryContent } from '../content/repository-content.ts';
import { type AdminRecords, type FixtureAdminHost, readSeed, startFixtureAdminHost } from '../fixture-admin-host.ts';
import { openPictureStore } from '../pictures/picture-store.ts';
import type { MakeOptions } from '../release/make-release.ts';
import { openReleases } from '../release/releases.ts';
import { type Publisher, type PublisherOptions, startPublisher } from './publisher.ts';

let seed: AdminRecords;
let admin: FixtureAdminHost;
let folder: string;
let publisher: Publisher | undefined;
beforeAll(async () => {
  seed = await readSeed();
});
beforeEach(async () => {
  admin = await startFixtureAdminHost(seed);
  folder = await mkdtemp(path.join(tmpdir(), 'publisher-'));
});
afterEach(async () => {
  await publisher?.stop();
  await admin.close();
  await rm(folder, { recursive: true, force: true });
});

/** A publisher whose releases take no time, and what happened to them. */
function start(changes: Partial<PublisherOptions> = {}) {
  const releases = openReleases(folder);
  const served: string[] = [];
  const said: string[] = [];
  let health: ContentHealth | undefined;
  const make = vi.fn(async ({ content, stamp }: MakeOptions) => {
    const { id } = await releases.next();
    return { release: await releases.finish({ id, stamp, content }), problems: [] };
  });
  publisher = startPublisher({
    root: '.',
    dataFolder: folder,
    pictures: openPictureStore({ adminUrl: admin.url, folder: path.join(folder, 'pictures') }),
    releases,
    host: admin.host,
    inbox: admin.host,
    ownContent: repositoryContent,
    stamp: async () => 'stamp',
    handOver: async ({ id }) => void served.push(id),
    reportHealth(told) {
      health = told;
    },
    log: (message) => void said.push(message),
    make,
    times: { quietMs: 1, maxMs: 10, firstRetryMs: 20 },
    ...changes,
  });
  return { releases, served, said, make, health: () => health, publisher };
}

const soon = { timeout: 60_000, interval: 10 };

test('what staff publish is built, served and stored; without changes nothing is built', async () => {
  admin.find('service', 'slug', 'logo-design').packages[0].price = 61;
  const { releases, served, make, health, publisher: started } = start();
  await vi.waitFor(() => expect(health()).toMatchObject({ admin: 'ok', release: served[0], problems: [] }), soon);
  const current = await releases.current();
  expect(current?.content.service.find(({ key }) => key === 'logo-design')?.value.facts.packages[0]?.price).toBe(61);
  const before = admin.asked();
  started.changed();
  await vi.waitFor(() => expect(admin.asked()).toBeGreaterThan(before + 6), soon);
  await started.stop();
  expect(make).toHaveBeenCalledTimes(1);
  expect(served).toHaveLength(1);
});

test('a restarted site knows what is live before its first round has ended', async () => {
  const service = admin.find('service', 'slug', 'logo-design');
  service.packages[0].price = 61;
  const entry = admin.find('knowledge-entry', 'number', 850);
  entry.answer = '<b>No</b>';
  const before = start();
  await vi.waitFor(() => expect(before.health()?.readAt).toBeDefined(), soon);
  await before.publisher.stop();
  const live = await before.publisher.stateOf('service', service.documentId);

  const again = start({ times: { quietMs: 3_600_000, maxMs: 3_600_000 } });
  expect(await again.publisher.stateOf('service', service.documentId)).toEqual(live);
  expect(again.health()?.release).toBe(before.served[0]);
  expect(await again.publisher.stateOf('knowledge-entry', entry.documentId)).toMatchObject({
    refusals: [{ field: 'answer', reason: expect.stringContaining('HTML') }],
  });
});

test('the whole site returns to the previous release and stays there until resumed', async () => {
  const basic = admin.find('service', 'slug', 'logo-design').packages[0];
  basic.price = 61;
  const { releases, served, make, health, publisher: started } = start();
  await vi.waitFor(() => expect(served).toHaveLength(1), soon);
  await expect(started.restorePrevious()).rejects.toThrow('stored yet');
  basic.price = 6100;
  started.changed();
  await vi.waitFor(() => expect(health()?.release).toBe(served[1]), soon);
  expect(await started.release()).toMatchObject({ earlier: { differs: ['Service: Logo Design'] } });

  await started.restorePrevious();
  expect(served).toHaveLength(3);
  expect(served[2]).toBe(served[0]);
  expect((await releases.current())?.id).toBe(served[0]);
  const id = admin.find('service', 'slug', 'logo-design').documentId;
  expect((await started.stateOf('service', id)).heldSince).toBe((await started.release()).heldSince);
  const before = make.mock.calls.length;
  await started.stop();

  // Also after the site was restarted.
  const again = start();
  await vi.waitFor(() => expect(again.health()?.heldSince).toBeDefined(), soon);
  expect(again.make).not.toHaveBeenCalled();
  expect(make).toHaveBeenCalledTimes(before);
  basic.price = 62;
  await again.publisher.resume();
  await vi.waitFor(() => expect(again.served[0]).toBeDefined(), soon);
  await vi.waitFor(() => expect(again.health()?.release).toBe(again.served[0]), soon);
  expect(again.health()?.heldSince).toBeUndefined();
  const current = await releases.current();
  expect(current?.content.service.find(({ key }) => key === 'logo-design')?.value.facts.packages[0]?.price).toBe(62);
});

test('while the admin host is down the site stays as it is, and catches up afterwards', async () => {
  admin.behave((response) => response.destroy());
  const { served, said, health } = start();
  await vi.waitFor(() => expect(health()).toMatchObject({ admin: 'away', release: 'repository' }), soon);
  expect(served).toEqual([]);
  admin.behave(undefined);
  await vi.waitFor(() => expect(served).toHaveLength(1), soon);
  expect(health()?.admin).toBe('ok');
  expect(said.filter((line) => line.includes('stays as it is'))).toHaveLength(1);
});

test('an invalid record is reported to staff until it is fixed', async () => {
  const entry = admin.find('knowledge-entry', 'number', 850);
  const answer = entry.answer;
  const sentAt = '2026-03-01T10:00:00.000Z';
  // Something else differs from the repository, so that there is a release.
  admin.find('service', 'slug', 'logo-design').packages[0].price = 61;
  entry.publishedAt = sentAt;
  const { health, served, publisher: started } = start();
  await vi.waitFor(() => expect(served).toHaveLength(1), soon);
  await vi.waitFor(() => expect(health()?.problems).toEqual([]), soon);
  entry.answer = '<b>No</b>';
  entry.publishedAt = '2026-03-02T10:00:00.000Z';
  started.changed();
  const problem = { type: 'knowledge-entry', record: '850', reason: expect.stringContaining('HTML') };
  const explainToStaff = {
    ...problem,
    type: 'Answer of the assistant',
    record: expect.stringContaining('(number 850)'),
    meanwhile: 'Visitors still see the version before.',
    kind: 'knowledge-entry',
    document: entry.documentId,
    field: 'answer',
  };
  await vi.waitFor(() => expect(admin.reported().at(-1)).toEqual([explainToStaff]), soon);
  expect(health()?.problems).toEqual([{ ...problem, id: entry.documentId }]);
  expect(await started.stateOf('knowledge-entry', entry.documentId)).toMatchObject({
    refusals: [{ field: 'answer', reason: expect.stringContaining('HTML') }],
    shown: true,
    shownSince: sentAt,
  });
  entry.answer = `${answer} Really.`;
  started.changed();
  const saved = new Date().toISOString();
  await vi.waitFor(() => expect(admin.reported().at(-1)).toEqual([]), soon);
  await vi.waitFor(() => expect(health()?.problems).toEqual([]), soon);
  const state = await started.stateOf('knowledge-entry', entry.documentId);
  expect(state).toMatchObject({ refusals: [], shown: true });
  expect(state.readAt && state.readAt >= saved).toBe(true);
});

test('a record that becomes invalid is reported, although the site is unchanged', async () => {
  const { health, publisher: started } = start();
  await vi.waitFor(() => expect(health()?.admin).toBe('ok'), soon);
  await vi.waitFor(() => expect(admin.reported()).toEqual([[]]), soon);
  admin.find('knowledge-entry', 'number', 850).answer = '<b>No</b>';
  started.changed();
  await vi.waitFor(() => expect(admin.reported().at(-1)).toMatchObject([{ type: 'Answer of the assistant' }]), soon);
});

test('what can’t be taken off the site is still shown, and says why', async () => {
  const { documentId } = admin.find('service', 'slug', 'logo-design');
  const problem = {
    type: 'service',
    record: 'logo-design',
    reason: 'it cannot be removed while texts name it: a post',
    naming: ['{logo-design.from} is no figure', "names 'logo-design'"].map((reason) => ({
      type: 'post' as const,
      record: 'logo-brief',
      reason,
    })),
  };
  const { documentId: post, title } = admin.find('post', 'slug', 'logo-brief');
  const make = async ({ content }: MakeOptions) => {
    const isThere = content.service.some(({ key }) => key === 'logo-design');
    return { release: undefined, problems: isThere ? [] : [problem] };
  };
  const { health, publisher: started } = start({ make });
  await vi.waitFor(() => expect(health()?.readAt).toBeDefined(), soon);
  admin.records.service = admin.records.service.filter(({ slug }) => slug !== 'logo-design');
  started.changed();
  const reported = { document: documentId, meanwhile: 'It is unpublished, and visitors still see it.' };
  await vi.waitFor(() => expect(admin.reported().at(-1)).toMatchObject([reported]), soon);
  expect(await started.stateOf('service', documentId)).toMatchObject({
    shown: true,
    refusals: [{ reason: 'It can’t go off the site while another text names it: open it to see which' }],
    naming: [{ type: 'post', kind: 'Blog post', name: title, id: post }],
    address: '/service/logo-design',
  });
});

test('while a round is under way, staff know until when it has what was published', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const make = async () => {
    await promise;
    return { release: undefined, problems: [] };
  };
  const { health, publisher: started } = start({ make });
  const { documentId } = admin.find('service', 'slug', 'logo-design');
  const stateNow = () => started.stateOf('service', documentId);
  await vi.waitFor(async () => expect((await stateNow()).reading).toBeDefined(), soon);
  const { reading } = await stateNow();
  expect((await stateNow()).readAt).toBeUndefined();
  resolve();
  await vi.waitFor(async () => expect((await stateNow()).reading).toBeUndefined(), soon);
  expect(health()?.readAt).toBe(reading);
  expect((await started.release()).readAt).toBe(reading);
});

test('thousands of problems are truncated', async () => {
  for (const entry of admin.records['knowledge-entry']) entry.answer = '<i>';
  const { health } = start();
  await vi.waitFor(() => expect(health()?.problems).toHaveLength(51), soon);
});

test('after a failed build the site stays, the failure is reported, and it is retried', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('no space left'));
  const { served, said, health, publisher: started } = start({ make });
  await vi.waitFor(() => expect(health()?.failed).toBe('no space left'), soon);
  expect(served).toEqual([]);
  expect(said).toContain('Nothing was published, the site stays as it is: no space left');
  await vi.waitFor(() => expect(admin.reported().at(-1)?.[0]).toMatchObject({ type: 'The whole site' }), soon);
  make.mockResolvedValue({ release: undefined, problems: [] });
  started.changed();
  await vi.waitFor(() => expect(health()?.failed).toBeUndefined(), soon);
});

test('if a new server does not start, the old one stays', async () => {
  const { releases, health } = start({ handOver: () => Promise.reject(new Error('it did not start')) });
  await vi.waitFor(() => expect(health()?.failed).toBe('it did not start'), soon);
  expect(await releases.current()).toBeUndefined();
});
