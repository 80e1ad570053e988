import { bySite } from '#catalogue/by-site.ts';
import { isUnmet, needs } from '#catalogue/conditions.ts';
import { needsRemoved, type Removed, removedWith } from '#catalogue/left-out.ts';
import { isServiceSlug, packagesOf } from '#catalogue/look-up.ts';
import { markFaults, passagesKept } from '#catalogue/passages.ts';
import { namedFacts, referencesIn, resolveReference } from '#catalogue/references.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { removedPosts } from '#content/load-posts.ts';
import type { Finding } from './finding.ts';
import { nearestReference } from './nearest-reference.ts';
import { isComment, type TextFile } from './text-files.ts';

/** Why a reference is invalid, worded so that the line can be fixed. */
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
  // Placeholders filled in by code aren't references.
  return referencesIn(line.replaceAll(/\$\{[^{}]*\}/g, '')).filter(
    (reference) => !namedFacts.includes(reference) && resolveReference(reference) === undefined,
  );
}

function unknownLinks(line: string, paths: ReadonlySet<string>): string[] {
  const named = [...line.matchAll(/(?<![\w}])(\/service\/[a-z0-9-]+)/g)];
  const links = [
    ...line.matchAll(/(?<=\]\()(\/[a-z0-9/-]*)/g),
    // A file of that name isn't a page.
    ...named.filter(({ 0: name, index }) => !/^[\w-]*\.ts/.test(line.slice(index + name.length))),
  ];
  return [...new Set(links.map(([, path = '']) => path))].filter((path) => !paths.has(path));
}

/** Texts in these folders leave out what needs a removed service; elsewhere someone has to edit them. */
const leavesOut = /^(?:(?:catalogue\/services|content|knowledge\/entries)\/|company\/notices\.ts)/;

function isKnownService(slug: string): boolean {
  return isServiceSlug(slug) || Object.hasOwn(bySite, slug) || removedServices.some((service) => service.slug === slug);
}

function wrongMarks(file: string, text: string): Finding[] {
  return markFaults(text, (need) => needs.includes(need) || isKnownService(need), isUnmet).map(({ at, reason }) => ({
    where: `${file}:${text.slice(0, at).split('\n').length}`,
    reason,
  }));
}

function removedNow(): Removed {
  const { services, pages } = removedWith(removedServices);
  return { services, pages: new Set([...pages, ...removedPosts().pages]) };
}

/**
 * Every mention of something missing in the texts: figures, pages, services of conditional passages. With file and
 * line.
 */
export function findLeftOvers(
  files: readonly TextFile[],
  paths: ReadonlySet<string>,
  gone: Removed = removedNow(),
): Finding[] {
  return files.flatMap(({ file, lines }) => {
    const isLeftOut = (text: string) => leavesOut.test(file) && needsRemoved(text, gone);
    const inLines = lines.flatMap((line, index) => {
      if (isComment(file, line)) return [];
      const reasons = [
        ...unknownReferences(passagesKept(line, (need) => isUnmet(need)))
          .filter((reference) => !isLeftOut(`{${reference}}`))
          .map(whyUnknown),
        ...unknownLinks(line, paths)
          .filter((path) => !isLeftOut(path))
          .map((path) => `${path} is no page of the site`),
      ];
      return reasons.map((reason) => ({ where: `${file}:${index + 1}`, reason }));
    });
    return [...inLines, ...(leavesOut.test(file) ? wrongMarks(file, lines.join('\n')) : [])];
  });
}
