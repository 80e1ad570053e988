import { leaveOut, type Removed, removedWith } from '#catalogue/left-out.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { shownPostFiles } from '#content/load-posts.ts';
import { leaveOutOfDrafts } from '#knowledge/left-out.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';
import type { Finding } from './finding.ts';
import { isComment, type TextFile } from './text-files.ts';

/** The visitor-facing part of a line: in code, only what is in quotation marks. */
function saidIn(file: string, line: string): string[] {
  if (!file.endsWith('.ts')) return [line];
  if (isComment(file, line) || /^\s*(?:import|export) .* from /.test(line)) return [];
  return Array.from(line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g), (found) =>
    found.slice(1).join(''),
  );
}

/** The first word in a text by which a removed service was sold. */
function wordIn(text: string, { words }: RemovedService): string | undefined {
  const longestFirst = words.toSorted((left, right) => right.length - left.length);
  const said = longestFirst.map(RegExp.escape).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}{/-])(?:${said})(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0];
}

/** The files without posts and entries that are left out. */
function shownFiles(files: readonly TextFile[], gone: Removed): TextFile[] {
  const posts = new Set(shownPostFiles().map(({ slug }) => `content/posts/${slug}.md`));
  const entries = new Set(leaveOutOfDrafts(readTopicFiles().drafts, gone).map(({ source }) => `knowledge/${source}`));
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

/** The unit that a list of packages uses for 'niche-edits': 'nicheEdits'. */
function asLimit(slug: string): string {
  return slug.replaceAll(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/** Lines that still mention a removed service: only a person can decide what they should say. */
export function findMentionsOfRemoved(
  files: readonly TextFile[],
  removed: readonly RemovedService[] = removedServices,
): Finding[] {
  const stated = removed.filter(({ words }) => words.length > 0);
  if (stated.length === 0) return [];
  const gone = removedWith(stated);
  return shownFiles(files, gone).flatMap(({ file, lines }) => {
    if (file === 'catalogue/offered.ts') return [];
    return lines.flatMap((line, index) => {
      const said = saidIn(file, line)
        .map((text) => leaveOut(text, gone))
        .join('\n');
      const reasons = stated.flatMap((service) => {
        if (file.startsWith('catalogue/lists/') && line.includes(`${asLimit(service.slug)}: `))
          return [
            `a package still holds '${service.slug}', which is no longer sold by itself: decide whether it should`,
          ];
        const word = wordIn(said, service);
        return word ? [`says '${word}', and '${service.slug}' is no longer sold: rewrite it`] : [];
      });
      return reasons.map((reason) => ({ where: `${file}:${index + 1}`, reason }));
    });
  });
}
