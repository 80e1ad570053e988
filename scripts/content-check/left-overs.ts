import { namesGone } from '#catalogue/left-out.ts';
import { isServiceSlug, packagesOf } from '#catalogue/look-up.ts';
import type { RemovedService } from '#catalogue/redirect-types.ts';
import { namedFacts, referencesIn, resolveReference } from '#catalogue/references.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { gonePosts } from '#content/load-posts.ts';
import type { Finding } from './finding.ts';
import { nearestReference } from './nearest-reference.ts';
import { isComment, type TextFile } from './text-files.ts';

/** Why a reference leads nowhere, said so that the line can be mended. */
function whyUnknown(reference: string): string {
  const nearest = nearestReference(reference);
  return `${whatIsUnknown(reference)}${nearest ? `: is {${nearest}} meant?` : ''}`;
}

function whatIsUnknown(reference: string): string {
  const [head = '', tier = ''] = reference.split('.');
  if (!isServiceSlug(head)) return `{${reference}} names no fact and no service`;
  const tiers = packagesOf(head).map((row) => row.tier);
  return tiers.includes(tier) || tiers.length === 0
    ? `{${reference}} names a figure that '${head}' does not have`
    : `{${reference}} names a figure or a package that '${head}' does not have; its packages are ${tiers.join(', ')}`;
}

function unknownReferences(line: string): string[] {
  // What code puts in itself is no reference.
  return referencesIn(line.replaceAll(/\$\{[^{}]*\}/g, '')).filter(
    (reference) => !namedFacts.includes(reference) && resolveReference(reference) === undefined,
  );
}

function unknownLinks(line: string, paths: ReadonlySet<string>): string[] {
  const named = [...line.matchAll(/(?<![\w}])(\/service\/[a-z0-9-]+)/g)];
  const links = [
    ...line.matchAll(/(?<=\]\()(\/[a-z0-9/-]*)/g),
    // A file of that name is no page.
    ...named.filter(({ 0: name, index }) => !/^[\w-]*\.ts/.test(line.slice(index + name.length))),
  ];
  return [...new Set(links.map(([, path = '']) => path))].filter((path) => !paths.has(path));
}

/** Texts in these leave out what is gone by themselves; elsewhere somebody has to. */
const leavesOut = /^(?:catalogue\/services|content|knowledge\/entries)\//;
/** Says of each package what is in it, which stays true, and what is gone. */
const lists = /^catalogue\/(?:lists\/|offered\.ts$)/;

function gone(): readonly RemovedService[] {
  return [...removedServices, ...gonePosts()];
}

/** Everything in the texts that names what is not there: figures, pages, services no longer sold. With file and line. */
export function findLeftOvers(
  files: readonly TextFile[],
  paths: ReadonlySet<string>,
  removed: readonly RemovedService[] = gone(),
): Finding[] {
  return files.flatMap(({ file, lines }) => {
    const isLeftOut = (text: string) => leavesOut.test(file) && namesGone(text, removed);
    return lines.flatMap((line, index) => {
      if (isComment(file, line)) return [];
      const reasons = [
        ...unknownReferences(line)
          .filter((reference) => !isLeftOut(`{${reference}}`))
          .map(whyUnknown),
        ...unknownLinks(line, paths)
          .filter((path) => !isLeftOut(path))
          .map((path) => `${path} is no page of the site`),
        ...(!leavesOut.test(file) && !lists.test(file) && namesGone(line, removed)
          ? ['speaks of a service that is no longer sold']
          : []),
      ];
      return reasons.map((reason) => ({ where: `${file}:${index + 1}`, reason }));
    });
  });
}

/** 'niche-edits' as a list of packages names what it counts: 'nicheEdits'. */
function asLimit(slug: string): string {
  return slug.replaceAll(/-(\p{L})/gu, (_, letter: string) => letter.toUpperCase());
}

/**
 * Lines that speak of what is gone: pages and the assistant leave out those sentences until somebody writes them anew. What
 * packages still hold of it they go on holding.
 */
export function findLeftOut(files: readonly TextFile[], removed: readonly RemovedService[] = gone()): Finding[] {
  return files.flatMap(({ file, lines: all }) => {
    const isList = file.startsWith('catalogue/lists/');
    if (!isList && !leavesOut.test(file)) return [];
    return all.flatMap((line, index) => {
      const named = removed.find(
        (service) => namesGone(line.trim(), [service]) || (isList && line.includes(`${asLimit(service.slug)}: `)),
      );
      if (!named || isComment(file, line)) return [];
      const reason = isList
        ? `a package still holds '${named.slug}', which is no longer sold by itself: decide whether it should`
        : `what this says of '${named.slug}', which is gone, is left out`;
      return [{ where: `${file}:${index + 1}`, reason }];
    });
  });
}
