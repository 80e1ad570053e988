import { leaveOut, removedWith } from '#catalogue/left-out.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import { namesAbsent } from '#catalogue/references.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import type { Finding } from './finding.ts';
import { shownTexts } from './shown-texts.ts';
import { isComment, type TextFile } from './text-files.ts';

/** A single word without a capital is a name in code: a key, a tag, an option. */
const isName = /^[\p{Ll}\p{N}_-]*$/u;

/** The visitor-facing part of a line: in code, only what is in quotation marks. */
function saidIn(file: string, line: string): string[] {
  if (!file.endsWith('.ts')) return [line];
  if (isComment(file, line) || /^\s*(?:import|export) .* from /.test(line)) return [];
  const quoted = line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g);
  return Array.from(quoted, (found) => found.slice(1).join('')).filter((text) => !isName.test(text));
}

/** The first word in a text by which a removed service was sold. */
function wordIn(text: string, { words }: RemovedService): string | undefined {
  const longestFirst = words.toSorted((left, right) => right.length - left.length);
  const said = longestFirst.map(RegExp.escape).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}{/-])(?:${said})(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0];
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
  return shownTexts(files, gone).flatMap(({ file, lines }) => {
    if (file === 'catalogue/offered.ts') return [];
    return lines.flatMap((line, index) => {
      const said = saidIn(file, line)
        .map((text) => leaveOut(text, gone))
        .filter((text) => !namesAbsent(text))
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
