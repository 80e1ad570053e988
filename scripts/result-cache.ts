import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#server/days.ts';

/** Where results of earlier builds are stored. A tree built from another's code shares that one's. */
const root = path.resolve(process.env.BUILD_CACHE || '.cache/kept');
const unusedDays = 30;

export interface ResultCache {
  /** The cached result of this input, or else computes and stores it. */
  get: (from: readonly (string | Uint8Array)[], make: () => Buffer | Promise<Buffer>) => Promise<Buffer>;
  /** Deletes what no build has used for a month. */
  forgetUnused: () => Promise<void>;
}

/** A cache of results that are slow to compute and depend only on their input: compressed files, pictures. */
export function resultCache(kind: string): ResultCache {
  const folder = path.join(root, kind);
  return {
    async get(from, make) {
      const hash = createHash('sha256');
      for (const part of from) hash.update(part).update('\0');
      const file = path.join(folder, hash.digest('base64url'));
      const known = await readFile(file).catch(() => undefined);
      const now = new Date();
      if (known) {
        await utimes(file, now, now).catch(() => undefined);
        return known;
      }
      const made = await make();
      await mkdir(folder, { recursive: true });
      const beside = `${file}.${randomUUID()}`;
      await writeFile(beside, made);
      await rename(beside, file);
      return made;
    },
    async forgetUnused() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > unusedDays * dayMs) await rm(file, { force: true });
      }
    },
  };
}
