import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Content, mapTypes } from '../content/content.ts';
import { openReleases } from './releases.ts';

test('a pointer damaged by a crash is repaired by the next release', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const releases = openReleases(folder);
  const { id } = await releases.next();
  const release = await releases.finish({ id, stamp: 'code', content: mapTypes(() => []) });
  await writeFile(path.join(folder, 'releases/current.json'), '');
  expect(await releases.current()).toBeUndefined();
  await releases.makeCurrent(release);
  expect(await releases.current()).toMatchObject({ id });
});

test('a release older than notices still works, without notices', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const releases = openReleases(folder);
  const { id } = await releases.next();
  const { notice: _, ...content } = mapTypes(() => []);
  await releases.makeCurrent(await releases.finish({ id, stamp: 'code', content: content as Content }));
  expect(await releases.current()).toMatchObject({ id, content: { notice: [] } });
});
