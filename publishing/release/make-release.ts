import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Content, Problem } from '../content/content.ts';
import { carryAssets } from './carry-assets.ts';
import type { Finding } from './find-culprits.ts';
import { contentPrint, type Release, type Releases } from './releases.ts';
import { runStep } from './run-step.ts';
import { settle } from './settle.ts';
import { writeDataFiles, writeTree } from './write-tree.ts';

export interface MakeOptions {
  /** The repository. */
  root: string;
  dataFolder: string;
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

const findings = z.array(z.object({ where: z.string(), reason: z.string() }));

/** The repository's own checks. Content on which they break is wrong too, though nobody can say where. */
async function checkTree(folder: string, signal: AbortSignal | undefined): Promise<Finding[]> {
  try {
    return findings.parse(JSON.parse(await runStep({ folder, args: ['scripts/content-check.ts', '--json'], signal })));
  } catch (error) {
    if (signal?.aborted) throw error;
    return [{ where: 'the site', reason: error instanceof Error ? error.message : `${error}` }];
  }
}

/** A tree that says what the content says, checked and built. Nothing that fails here touches the site. */
export async function makeRelease(options: MakeOptions): Promise<Made> {
  const { root, dataFolder, releases, stamp, content, good, current, signal } = options;
  const { id, folder } = await releases.next();
  try {
    // Vectors hold for the model that made them, which is part of the stamp.
    const sameCode = current?.stamp === stamp ? current : undefined;
    await writeTree({ from: root, to: folder, content: good, ...(sameCode ? { vectorsFrom: sameCode.folder } : {}) });
    const settled = await settle({
      content,
      good,
      write: (wanted) => writeDataFiles(folder, wanted),
      check: () => checkTree(folder, signal),
    });
    // Without a release the repository's own build answers, from this very code.
    if ((sameCode || !current) && contentPrint(settled.content) === contentPrint(good)) {
      await releases.discard(id);
      return { release: undefined, problems: settled.problems };
    }
    await runStep({ folder, args: ['training/write-vectors.ts'], signal });
    const environment = { BUILD_CACHE: path.join(dataFolder, 'build-cache') };
    await runStep({ folder, args: ['scripts/build.mjs'], environment, signal });
    const before = path.join(current?.folder ?? root, 'build');
    if (existsSync(before)) await carryAssets(before, path.join(folder, 'build'));
    return { release: await releases.finish({ id, stamp, content: settled.content }), problems: settled.problems };
  } catch (error) {
    await releases.discard(id);
    throw error;
  }
}
