import { findColourFaults } from '#brand/contrast-faults.ts';
import { findMotifFaults } from '#brand/motif-faults.ts';
import { checkFacts } from './check-facts.ts';
import { checkFonts } from './check-fonts.ts';
import { checkServiceShapes } from './check-service-shapes.ts';
import type { Finding } from './finding.ts';
import { locationOf, readTextFiles } from './text-files.ts';

/** The line of the first colour that a reason mentions. */
function locationOfColour(files: ReturnType<typeof readTextFiles>, reason: string): string {
  const [, name = ''] = /'([^']+)'/.exec(reason) ?? [];
  return locationOf(files, 'brand/brand.ts', name.includes('-') ? `    '${name}':` : `    ${name}:`);
}

/**
 * Everything that must be fixed before the site can be built. Malformed facts and services come first and alone: the
 * rest is derived from them, and would only repeat the problem in other words.
 */
export async function findAll(): Promise<Finding[]> {
  const files = readTextFiles();
  const shapes = [
    ...checkFacts(files),
    ...findColourFaults().map((reason) => ({ where: locationOfColour(files, reason), reason })),
    ...checkFonts(files),
    ...findMotifFaults().map((reason) => ({ where: 'brand/motif.ts', reason })),
    ...checkServiceShapes(files),
  ];
  if (shapes.length > 0) return shapes;
  const { findInContent } = await import('./find-in-content.ts');
  return findInContent(files);
}

/**
 * What doesn't stop a build: posts of unusual length, drawings of removed work, links to missing sections, and texts that
 * mention what was removed or contradict what is sold.
 */
export async function findForAuthors(): Promise<Finding[]> {
  const [
    { findUnusedDrawings },
    { findMentionsOfRemoved },
    { findUnknownSections },
    { findPostNotes },
    { withoutDenials },
    { readTopicFiles },
  ] = await Promise.all([
    import('./check-content.ts'),
    import('./mentions-of-removed.ts'),
    import('./unknown-sections.ts'),
    import('#content/post-faults.ts'),
    import('#knowledge/denied-services.ts'),
    import('#knowledge/read-topic-files.ts'),
  ]);
  const { denials } = withoutDenials(readTopicFiles().drafts);
  return [
    ...findPostNotes(),
    ...findUnusedDrawings(readTextFiles()),
    ...findMentionsOfRemoved(readTextFiles()),
    ...findUnknownSections(readTextFiles()),
    ...denials.map(({ draft: { source, id }, said, service }) => ({
      where: `knowledge/${source}`,
      reason: `entry ${id} says no to '${said}', which '${service.slug}' sells: nobody gets that as an answer; delete it`,
    })),
  ];
}

/** What only a person can judge, for one service; never a reason not to build. */
export async function findNotes(slug: string): Promise<Finding[]> {
  const [{ offered }, { mayDeny }, { findPartialCategories }, { findPartialLists }, { loadDrafts }] = await Promise.all(
    [
      import('#catalogue/offered.ts'),
      import('#knowledge/denied-services.ts'),
      import('./partial-categories.ts'),
      import('./partial-lists.ts'),
      import('#knowledge/index.ts'),
    ],
  );
  const category = offered.find(({ page, services }) => [page, ...services].some(({ facts }) => facts.slug === slug));
  const siblings = category?.services.map(({ facts }) => facts) ?? [];
  const service = [...siblings, ...(category ? [category.page.facts] : [])].find((facts) => facts.slug === slug);
  if (!service) return [];
  const [files, drafts] = [readTextFiles(), loadDrafts()];
  const others = siblings.filter((facts) => facts !== service);
  return [
    ...findPartialLists(files, drafts, [service]),
    ...findPartialCategories(files, drafts, service, others),
    ...mayDeny(drafts, service).map(({ source, id }) => ({
      where: `knowledge/${source}`,
      reason: `entry ${id} says what is not sold and speaks of '${slug}', which is: read it`,
    })),
  ];
}
