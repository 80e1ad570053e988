import { isServiceSlug, packagesOf } from '#catalogue/look-up.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import { redirects } from '#catalogue/redirects.ts';
import { referencesIn, resolveReference } from '#catalogue/references.ts';
import type { Finding } from './finding.ts';
import { isComment, type TextFile } from './text-files.ts';

/** Why a reference leads nowhere, said so that the line can be mended. */
function whyUnknown(reference: string): string {
  const [head = '', tier = ''] = reference.split('.');
  if (!isServiceSlug(head)) return `{${reference}} names no fact and no service`;
  const tiers = packagesOf(head).map((row) => row.tier);
  return tiers.includes(tier) || tiers.length === 0
    ? `{${reference}} names a figure that '${head}' does not have`
    : `{${reference}} names a figure or a package that '${head}' does not have; its packages are ${tiers.join(', ')}`;
}

function unknownReferences(line: string): string[] {
  // What code puts in itself is no reference.
  return referencesIn(line.replaceAll(/\$\{[^{}]*\}/g, ''))
    .filter((reference) => resolveReference(reference) === undefined)
    .map(whyUnknown);
}

function unknownLinks(line: string, paths: ReadonlySet<string>): string[] {
  const links = [
    ...line.matchAll(/(?<=\]\()(\/[a-z0-9/-]*)/g),
    ...line.matchAll(/(?<![\w}])(\/service\/[a-z0-9-]+)(?![\w-]*\.ts)/g),
  ];
  return [...new Set(links.map(([, path = '']) => path))]
    .filter((path) => !paths.has(path))
    .map((path) => `${path} is no page of the site`);
}

/** Once a line, by the longest of its words: who mends the line mends them all. */
function removedWords(line: string, removed: readonly RemovedService[]): string[] {
  return removed.flatMap(({ slug, words }) => {
    const [word] = words
      .filter((each) => new RegExp(`(?<![\\p{L}\\p{N}])${each}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu').test(line))
      .toSorted((left, right) => right.length - left.length);
    return word ? [`still says '${word}', though '${slug}' is no longer sold`] : [];
  });
}

/** Everything in the texts that names what is not there: figures, pages, services no longer sold. With file and line. */
export function findLeftOvers(
  files: readonly TextFile[],
  paths: ReadonlySet<string>,
  removed: readonly RemovedService[] = redirects.removed,
): Finding[] {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      if (isComment(file, line)) return [];
      const reasons = [...unknownReferences(line), ...unknownLinks(line, paths), ...removedWords(line, removed)];
      return reasons.map((reason) => ({ where: `${file}:${index + 1}`, reason }));
    }),
  );
}
