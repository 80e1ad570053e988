import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Content, type RecordType, recordTypes, type StoredRecord } from '../content/content.ts';
import { writeAtomically } from './write-atomically.ts';

const releaseNote = z.object({
  id: z.string(),
  /** Hash of code and settings: the same stamp and content give the same site. */
  stamp: z.string(),
  publishedAt: z.iso.datetime(),
});

export interface Release extends z.infer<typeof releaseNote> {
  folder: string;
  /** Its content: the last that was valid. */
  content: Content;
}

export interface Releases {
  current: () => Promise<Release | undefined>;
  /** The one kept besides the current one. */
  earlier: () => Promise<Release | undefined>;
  /** Since when the current one has been pinned, whatever staff publish. */
  heldSince: () => Promise<string | undefined>;
  /** Pins the current one from a given time, or follows what staff publish again. */
  hold: (since: string | undefined) => Promise<void>;
  /** A folder for the next one. */
  next: () => Promise<{ id: string; folder: string }>;
  /** Records the content of a finished release; it isn't the current one yet. */
  finish: (release: { id: string; stamp: string; content: Content }) => Promise<Release>;
  makeCurrent: (release: Release) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

const noteFile = 'release.json';
const contentFile = 'content.json';
const currentFile = 'current.json';
const pointer = z.object({ id: z.string().regex(/^[\w-]+$/), heldSince: z.iso.datetime().optional() });
const contentShape = z.object(
  Object.fromEntries(recordTypes.map((type) => [type, z.array(z.object({ key: z.string(), value: z.unknown() }))])),
);

/** Lists whose order doesn't matter. */
const unordered: ReadonlySet<string> = new Set(['service', 'knowledge-entry', 'post']);

/** The same for equal data, regardless of field order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, field]) => [key, canonical(field)]);
}

/** The differences between two contents: records by type, from either side. */
export function differingRecords(one: Content, other: Content): { type: RecordType; value: unknown }[] {
  const said = (value: unknown) => JSON.stringify(canonical(value));
  return recordTypes.flatMap((type) => {
    const [left, right] = [one, other].map(
      (content) => new Map((content[type] as readonly StoredRecord[]).map(({ key, value }) => [key, value])),
    ) as [Map<string, unknown>, Map<string, unknown>];
    const keys = [...new Set([...left.keys(), ...right.keys()])];
    return keys
      .filter((key) => said(left.get(key)) !== said(right.get(key)))
      .map((key) => ({ type, value: left.get(key) ?? right.get(key) }));
  });
}

/** A hash of the content. If it changes, the site has to be rebuilt. */
export function contentFingerprint(content: Content): string {
  const lists = recordTypes.map((type) => {
    const said = content[type].map(({ key, value }): [string, unknown] => [key, canonical(value)]);
    return [type, unordered.has(type) ? said.toSorted(([left], [right]) => (left < right ? -1 : 1)) : said];
  });
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex');
}

/** Releases are folders in the data directory, each a complete tree; the last two are kept. */
export function openReleases(dataFolder: string): Releases {
  const root = path.join(dataFolder, 'releases');
  const folderOf = (id: string) => path.join(root, id);

  async function read(id: string): Promise<Release> {
    const folder = folderOf(id);
    const note = releaseNote.parse(JSON.parse(await readFile(path.join(folder, noteFile), 'utf8')));
    const written = JSON.parse(await readFile(path.join(folder, contentFile), 'utf8'));
    // Releases made before notices existed have none.
    const content = { notice: [], ...written };
    contentShape.parse(content);
    return { ...note, folder, content };
  }

  async function readPointer() {
    return pointer.parse(JSON.parse(await readFile(path.join(root, currentFile), 'utf8')));
  }

  return {
    async current() {
      try {
        return await read((await readPointer()).id);
      } catch {
        // No release yet, or one that was tampered with: the repository's own data is used.
        return undefined;
      }
    },
    async earlier() {
      const { id } = await readPointer().catch(() => ({ id: undefined }));
      if (!id) return undefined;
      for (const name of (await readdir(root)).toSorted().reverse()) {
        if (name === id || name.startsWith(currentFile)) continue;
        // An unfinished release has no note yet.
        const found = await read(name).catch(() => undefined);
        if (found) return found;
      }
      return undefined;
    },
    heldSince: async () => (await readPointer().catch(() => undefined))?.heldSince,
    async hold(heldSince) {
      const { id } = await readPointer();
      await writeAtomically(path.join(root, currentFile), JSON.stringify({ id, heldSince }));
    },
    async next() {
      const id = `${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(3).toString('hex')}`;
      await mkdir(folderOf(id), { recursive: true });
      return { id, folder: folderOf(id) };
    },
    async finish({ id, stamp, content }) {
      const note = { id, stamp, publishedAt: new Date().toISOString() };
      await writeAtomically(path.join(folderOf(id), contentFile), JSON.stringify(content));
      await writeAtomically(path.join(folderOf(id), noteFile), JSON.stringify(note));
      return { ...note, folder: folderOf(id), content };
    },
    async makeCurrent({ id }) {
      const before = await readPointer().catch(() => undefined);
      await writeAtomically(path.join(root, currentFile), JSON.stringify({ id, heldSince: before?.heldSince }));
      const kept = new Set([id, before?.id, currentFile]);
      const names = await readdir(root);
      await Promise.all(
        names
          .filter((name) => !kept.has(name))
          .map((name) => rm(path.join(root, name), { recursive: true, force: true })),
      );
    },
    discard: (id) => rm(folderOf(id), { recursive: true, force: true }),
  };
}
