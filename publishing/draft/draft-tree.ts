import { cp, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../content/content.ts';
import type { DataFile } from '../release/data-file.ts';
import { writeDataFiles, writeTree } from '../release/write-tree.ts';

const pagesFile = 'build/server/index.js';

export interface DraftTree {
  folder: string;
  /** Writes this content, next to the code and pages of the tree that serves visitors. */
  write: (from: string, content: Content) => Promise<readonly DataFile[]>;
}

/** A separate tree for drafts: the code is copied once, the data each time. */
export function openDraftTree(folder: string, pictures: string): DraftTree {
  let made: string | undefined;
  return {
    folder,
    async write(from, content) {
      const place = { from, to: folder, content, pictures };
      const pages = await stat(path.join(from, pagesFile)).catch(() => undefined);
      const wanted = `${from} ${pages?.mtimeMs}`;
      if (made === wanted) return writeDataFiles(place);
      made = undefined;
      const files = await writeTree(place);
      if (pages) await cp(path.join(from, pagesFile), path.join(folder, pagesFile));
      made = wanted;
      return files;
    },
  };
}
