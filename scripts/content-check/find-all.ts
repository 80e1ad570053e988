import { sitePages } from '#app/site-pages.ts';
import { findColourFaults } from '#brand/contrast-faults.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { postFiles } from '#content/load-posts.ts';
import { portfolio } from '#content/portfolio.ts';
import { checkDrafts } from '#knowledge/check/check-drafts.ts';
import { loadDrafts } from '#knowledge/index.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';
import { checkContent } from './check-content.ts';
import { checkFacts } from './check-facts.ts';
import { checkPhotographs } from './check-photographs.ts';
import { checkServices } from './check-services.ts';
import { findDenied } from './denied-services.ts';
import type { Finding } from './finding.ts';
import { findLeftOvers } from './left-overs.ts';
import { readTextFiles } from './text-files.ts';

/** Every page there is, worked out without putting a single text together: a broken text must not hide the others. */
function allPaths(): ReadonlySet<string> {
  return new Set([
    ...Object.values(sitePages).map(({ path }) => path),
    ...serviceSlugs.map((slug) => `/service/${slug}`),
    ...portfolio.map(({ slug }) => `/portfolio/${slug}`),
    ...postFiles().map(({ slug }) => `/blog/${slug}`),
  ]);
}

function knowledgeFindings(): Finding[] {
  const drafts = loadDrafts();
  const found = [...readTopicFiles().findings, ...checkDrafts(drafts)];
  return [
    ...found
      // Named with the exact line by the search for left-overs, whatever else is made from that line.
      .filter(({ reason }) => !reason.startsWith('unknown reference'))
      .map(({ source, id, reason }) => ({
        where: `knowledge/${source}`,
        reason: id ? `entry ${id}: ${reason}` : reason,
      })),
    ...findDenied(drafts),
  ];
}

/** All that has to be mended before the site can be built. */
export async function findAll(): Promise<Finding[]> {
  const files = readTextFiles();
  const paths = allPaths();
  return [
    ...checkFacts(),
    ...findColourFaults().map((reason) => ({ where: 'brand/brand.ts', reason })),
    ...checkServices(files),
    ...checkContent(files, paths),
    ...(await checkPhotographs(files)),
    ...findLeftOvers(files, paths),
    ...knowledgeFindings(),
  ];
}
