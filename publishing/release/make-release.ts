import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Content, Problem } from '../content/content.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { carryAssets } from './carry-assets.ts';
import { checkTree } from './check-tree.ts';
import { contentFingerprint, type Release, type Releases } from './releases.ts';
import { revertInvalid } from './revert-invalid.ts';
import { runStep } from './run-step.ts';
import { writeDataFiles, writeTree } from './write-tree.ts';

export interface MakeOptions {
  /** The repository's root. */
  root: string;
  dataFolder: string;
  pictures: Pick<PictureStore, 'folder'>;
  releases: Releases;
  /** Hash of the repository's code and settings. */
  stamp: string;
  content: Content;
  /** The site's current content. */
  live: Content;
  current: Release | undefined;
  signal?: AbortSignal;
}

export interface Made {
  /** Undefined if the site already has this content. */
  release: Release | undefined;
  problems: Problem[];
}

/**
 * Results reused between builds: compressed files, drawings, encoded photographs. The first release starts with the
 * cache of the repository's own build.
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

/** A tree with this content, checked and built. A failure doesn't affect the site. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { root, dataFolder, pictures, releases, stamp, content, live, current, signal } = options;
  const { id, folder } = await releases.next();
  try {
    // Vectors depend on the model, which is part of the stamp.
    const sameCode = current?.stamp === stamp ? current : undefined;
    const place = { from: root, to: folder, pictures: pictures.folder };
    await writeTree({ ...place, content: live, ...(sameCode ? { vectorsFrom: sameCode.folder } : {}) });
    const settled = await revertInvalid({
      content,
      live,
      write: (wanted) => writeDataFiles({ ...place, content: wanted }),
      check: () => checkTree(folder, { signal }),
    });
    // Without a release, the repository's own build is served, from the same code.
    if ((sameCode || !current) && contentFingerprint(settled.content) === contentFingerprint(live)) {
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
