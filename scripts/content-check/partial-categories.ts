import type { ServiceFacts } from '#catalogue/service.ts';
import type { Draft } from '#knowledge/draft.ts';
import type { Finding } from './finding.ts';
import { isComment, type TextFile } from './text-files.ts';

/** From here on a text lists a category: at least two of the others, and at least half of them. */
const minListed = 2;
const listedShare = 0.5;

/** Whether a text mentions a service, by name or by reference. */
function names(text: string, { slug, name, shortName, words }: ServiceFacts): boolean {
  if (text.includes(`{${slug}.`)) return true;
  const called = [name, shortName, words.said, ...words.terms].map(RegExp.escape).join('|');
  return new RegExp(`(?<![\\w-])(?:${called})s?(?![\\w-])`, 'i').test(text);
}

/**
 * Texts that list the services of a category without this one. If the service was added, they are still literally true,
 * so only a person can tell. Never a reason not to build.
 */
export function findPartialCategories(
  files: readonly TextFile[],
  drafts: readonly Draft[],
  service: ServiceFacts,
  others: readonly ServiceFacts[],
): Finding[] {
  const fewest = Math.max(minListed, others.length * listedShare);
  function isPartial(text: string): boolean {
    return !names(text, service) && others.filter((other) => names(text, other)).length >= fewest;
  }
  return [
    ...files
      .filter(({ file }) => !file.startsWith('knowledge/entries/'))
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, index) =>
          !isComment(file, line) && isPartial(line)
            ? [{ where: `${file}:${index + 1}`, reason: `lists services of the category, but not '${service.slug}'` }]
            : [],
        ),
      ),
    ...drafts
      .filter(({ source, answer }) => source.startsWith('entries/') && isPartial(answer))
      .map(({ source, id }) => ({
        where: `knowledge/${source}`,
        reason: `entry ${id} lists services of the category, but not '${service.slug}'`,
      })),
  ];
}
