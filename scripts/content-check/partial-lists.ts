import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import { joinWords } from '#company/join-words.ts';
import type { Draft } from '#knowledge/draft.ts';
import { servicesFolder } from './check-service-shapes.ts';
import type { Finding } from './finding.ts';
import { isComment, type TextFile } from './text-files.ts';
import { withoutReferences } from './tier-names.ts';

const sold = offeredServices.map(({ facts }) => facts);

/** From here on a text lists packages; a single one is mentioned on its own. */
const minListed = 2;
const numbers: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Whether a text mentions a package, in words or by reference. */
function names(text: string, slug: string, { tier, name }: ServiceFacts['packages'][number]): boolean {
  if (text.includes(`{${slug}.${tier}.`)) return true;
  return new RegExp(`(?<![\\w,-])${RegExp.escape(name)}(?![\\w-])`).test(withoutReferences(text));
}

/** How many packages a text says there are: 'both packages', 'the two packages'. */
function countIn(text: string): number | undefined {
  const [, said = ''] = /(?<![\w-])(both|\w+) (?:different |fixed )?packages(?![\w-])/i.exec(text) ?? [];
  const count = said.toLowerCase() === 'both' ? 2 : numbers.indexOf(said.toLowerCase());
  return count > 1 ? count : undefined;
}

/** What may no longer be true of a text that lists or counts packages. */
function doubtsOn(text: string, { slug, packages }: ServiceFacts): string[] {
  const listed = packages.filter((row) => names(text, slug, row));
  const missing = packages.filter((row) => !listed.includes(row));
  const count = countIn(text);
  const namesIn = (rows: typeof packages) =>
    joinWords(
      rows.map(({ name }) => name),
      'and',
    );
  return [
    ...(listed.length >= minListed && missing.length
      ? [`names ${namesIn(listed)}, but not ${namesIn(missing)} of '${slug}'`]
      : []),
    ...(count !== undefined && count < packages.length
      ? [`speaks of ${count} packages; '${slug}' has ${packages.length}`]
      : []),
  ];
}

function isAbout({ file, lines }: TextFile, { slug }: ServiceFacts): boolean {
  if (file === `${servicesFolder}/${slug}.ts`) return true;
  const head = lines.slice(0, lines.indexOf('---', 1));
  return file.startsWith('content/posts/') && head.some((line) => /^services: /.test(line) && line.includes(slug));
}

function textLines({ file, lines }: TextFile): { line: string; place: number }[] {
  const start = lines.findIndex((line) => line.includes('export const text'));
  return lines
    .map((line, index) => ({ line, place: index + 1 }))
    .filter(({ line, place }) => place > start + 1 && !isComment(file, line));
}

/**
 * Texts of a service that list some of its packages. If one was added, they are still literally true, so only a person
 * can tell. Never a reason not to build.
 */
export function findPartialLists(
  files: readonly TextFile[],
  drafts: readonly Draft[],
  services: readonly ServiceFacts[] = sold,
): Finding[] {
  return services.flatMap((service) => [
    ...files
      .filter((file) => isAbout(file, service))
      .flatMap((file) =>
        textLines(file).flatMap(({ line, place }) =>
          doubtsOn(line, service).map((reason) => ({ where: `${file.file}:${place}`, reason })),
        ),
      ),
    ...drafts
      .filter(({ source, tags }) => source.startsWith('entries/') && tags.includes(service.slug))
      .flatMap(({ source, id, question, answer }) =>
        doubtsOn(`${question} ${answer}`, service).map((reason) => ({
          where: `knowledge/${source}`,
          reason: `entry ${id} ${reason}`,
        })),
      ),
  ]);
}
