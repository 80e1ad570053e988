import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Content, Problem } from '../content/content.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { carryAssets } from './carry-assets.ts';
import { checkTree } from './check-tree.ts';
import { contentPrint, type Release, type Releases } from './releases.ts';
import { runStep } from './run-step.ts';
import { settle } from './settle.ts';
import { writeDataFiles, writeTree } from './write-tree.ts';

export interface MakeOptions {
  /** The repository. */
  root: string;
  dataFolder: string;
  pictures: Pick<PictureStore, 'folder'>;
  releases: Releases;
  /** Of the repository's code and the settings. */
  stamp: string;
  content: Content;
  /** What the site says now. */
  good: Content;
  current: Release | undefined;
  signal?: AbortSignal;
}

export interface Made {
  /** None when the site says all of this already. */
  release: Release | undefined;
  problems: Problem[];
}

/**
 * What one build worked out need not be worked out by the next: compressed files, drawings, encoded photographs. The first
 * release begins with what the repository's own build has kept.
 */
async function shareResults(root: string, folder: string, cache: string): Promise<Record<string, string>> {
  const photographs = path.join(cache, 'photographs');
  if (!existsSync(cache)) {
    await cp(path.join(root, '.cache/kept'), cache, { recursive: true }).catch(() => undefined);
    await cp(path.join(root, '.cache/photographs'), photographs, { recursive: true }).catch(() => undefined);
  }
  await mkdir(photographs, { recursive: true });
  await mkdir(path.join(folder, '.cache'), { recursive: true });
  await symlink(photographs, path.join(folder, '.cache/photographs'), 'junction');
  return { BUILD_CACHE: cache };
}

/** A tree that says what the content says, checked and built. Nothing that fails here touches the site. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { root, dataFolder, pictures, releases, stamp, content, good, current, signal } = options;
  const { id, folder } = await releases.next();
  try {
    // Vectors hold for the model that made them, which is part of the stamp.
    const sameCode = current?.stamp === stamp ? current : undefined;
    const place = { from: root, to: folder, pictures: pictures.folder };
    await writeTree({ ...place, content: good, ...(sameCode ? { vectorsFrom: sameCode.folder } : {}) });
    const settled = await settle({
      content,
      good,
      write: (wanted) => writeDataFiles({ ...place, content: wanted }),
      check: () => checkTree(folder, { signal }),
    });
    // Without a release the repository's own build answers, from this very code.
    if ((sameCode || !current) && contentPrint(settled.content) === contentPrint(good)) {
      await releases.discard(id);
      return { release: undefined, problems: settled.problems };
    }
    await runStep({ folder, args: ['training/write-vectors.ts'], signal });
    const environment = await shareResults(root, folder, path.join(dataFolder, 'build-cache'));
    await runStep({ folder, args: ['scripts/build.mjs'], environment, signal });
    const before = path.join(current?.folder ?? root, 'build');
    if (existsSync(before)) await carryAssets(before, path.join(folder, 'build'));
    return { release: await releases.finish({ id, stamp, content: settled.content }), problems: settled.problems };
  } catch (error) {
    await releases.discard(id);
    throw error;
  }
}
