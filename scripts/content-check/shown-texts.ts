import { type Removed, removedWith } from '#catalogue/left-out.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { shownPostFiles } from '#content/load-posts.ts';
import { leaveOutOfDrafts } from '#knowledge/left-out.ts';
import { fittingDrafts } from '#knowledge/needs.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';
import type { TextFile } from './text-files.ts';

/**
 * The files without what nobody sees: posts and entries that need something removed, and entries that are for other
 * policies. Lines keep their numbers.
 */
export function shownTexts(files: readonly TextFile[], removed: Removed = removedWith(removedServices)): TextFile[] {
  const posts = new Set(shownPostFiles().map(({ slug }) => `content/posts/${slug}.md`));
  const drafts = fittingDrafts(leaveOutOfDrafts(readTopicFiles().drafts, removed));
  const entries = new Set(drafts.map(({ source }) => `knowledge/${source}`));
  return files
    .filter(({ file }) => !file.startsWith('content/posts/') || posts.has(file))
    .map(({ file, lines }) => {
      if (!file.startsWith('knowledge/entries/')) return { file, lines };
      let isShown = true;
      const shown = lines.map((line, index) => {
        if (line.startsWith('## ')) isShown = entries.has(`${file}:${index + 1}`);
        return isShown ? line : '';
      });
      return { file, lines: shown };
    });
}
