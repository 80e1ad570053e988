import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Content, recordTypes } from '../content/content.ts';

const releaseNote = z.object({
  id: z.string(),
  /** Of code and settings: the same stamp and the same content make the same site. */
  stamp: z.string(),
  publishedAt: z.iso.datetime(),
});

export interface Release extends z.infer<typeof releaseNote> {
  folder: string;
  /** What it says: the last good content. */
  content: Content;
}

export interface Releases {
  current: () => Promise<Release | undefined>;
  /** A folder for the next one. */
  next: () => Promise<{ id: string; folder: string }>;
  /** Writes down what a finished one says; it is not yet the current one. */
  finish: (release: { id: string; stamp: string; content: Content }) => Promise<Release>;
  makeCurrent: (release: Release) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

const noteFile = 'release.json';
const contentFile = 'content.json';
const currentFile = 'current.json';
const pointer = z.object({ id: z.string().regex(/^[\w-]+$/) });
const contentShape = z.object(
  Object.fromEntries(recordTypes.map((type) => [type, z.array(z.object({ key: z.string(), value: z.unknown() }))])),
);

/** Beside and in place at once: nobody ever reads half of it. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}`;
  // On the disk before it counts: after a power cut a name without its text would lead nowhere.
  await writeFile(beside, text, { flush: true });
  await rename(beside, file);
}

/** Lists whose order nobody sees. */
const unordered: ReadonlySet<string> = new Set(['service', 'knowledge-entry', 'post']);

/** The same for the same data, in whatever order its fields come. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([key, field]) => [key, canonical(field)]);
}

/** One value for all that a content says. Another one means that the site has to say something else. */
export function contentPrint(content: Content): string {
  const lists = recordTypes.map((type) => {
    const said = content[type].map(({ key, value }): [string, unknown] => [key, canonical(value)]);
    return [type, unordered.has(type) ? said.toSorted(([left], [right]) => (left < right ? -1 : 1)) : said];
  });
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex');
}

/** Releases live in a folder of the owner's data, each a whole tree; the last two are kept. */
export function openReleases(dataFolder: string): Releases {
  const root = path.join(dataFolder, 'releases');
  const folderOf = (id: string) => path.join(root, id);

  async function read(id: string): Promise<Release> {
    const folder = folderOf(id);
    const note = releaseNote.parse(JSON.parse(await readFile(path.join(folder, noteFile), 'utf8')));
    const content = JSON.parse(await readFile(path.join(folder, contentFile), 'utf8'));
    contentShape.parse(content);
    return { ...note, folder, content };
  }

  async function currentId(): Promise<string> {
    return pointer.parse(JSON.parse(await readFile(path.join(root, currentFile), 'utf8'))).id;
  }

  return {
    async current() {
      try {
        return await read(await currentId());
      } catch {
        // None yet, or one that somebody has tampered with: the repository's own data do.
        return undefined;
      }
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
      const before = await currentId().catch(() => undefined);
      await writeAtomically(path.join(root, currentFile), JSON.stringify({ id }));
      const kept = new Set([id, before, currentFile]);
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
