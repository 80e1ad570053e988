import { sitePages } from '#app/pages/site-pages.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { shownPostFiles } from '#content/load-posts.ts';
import { portfolio } from '#content/portfolio.ts';
import { checkDrafts } from '#knowledge/check/check-drafts.ts';
import { loadDrafts } from '#knowledge/index.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';
import { findAbsentTiersInEntries, findAbsentTiersInServices } from './absent-tiers.ts';
import { checkContent } from './check-content.ts';
import { checkNotices } from './check-notices.ts';
import { checkPhotographs } from './check-photographs.ts';
import { checkServices } from './check-services.ts';
import type { Finding } from './finding.ts';
import { findLeftOvers } from './left-overs.ts';
import { findOtherCurrencies } from './other-currencies.ts';
import { shownTexts } from './shown-texts.ts';
import { findPaidAtOnce, findStaleRefusals } from './stale-policies.ts';
import type { TextFile } from './text-files.ts';
import { findTiersBesideNames } from './tiers-beside-names.ts';
import { findTypedTimes } from './typed-times.ts';

/** Every page, computed without rendering any text, because a broken text must not hide the others. */
function allPaths(): ReadonlySet<string> {
  return new Set([
    ...Object.values(sitePages).map(({ path }) => path),
    ...serviceSlugs.map((slug) => `/service/${slug}`),
    ...portfolio.map(({ slug }) => `/portfolio/${slug}`),
    ...shownPostFiles().map(({ slug }) => `/blog/${slug}`),
  ]);
}

/** What is rendered from a service's texts repeats their times, which are checked where they are written. */
function isTimeOfService({ source, reason }: { source: string; reason: string }): boolean {
  return /^(?:catalogue|render)\//.test(source) && reason.startsWith('the answer holds a time,');
}

/** Entries rendered from a service's file name that file; all others are in the knowledge base. */
function locationOfSource(source: string): string {
  return source.startsWith('catalogue/') ? source : `knowledge/${source}`;
}

function knowledgeFindings(): Finding[] {
  const drafts = loadDrafts();
  const found = [...readTopicFiles().findings, ...checkDrafts(drafts)];
  return [
    ...found
      // Reported with the exact line by the search for leftovers, whatever else is rendered from that line.
      .filter((finding) => !finding.reason.startsWith('unknown reference') && !isTimeOfService(finding))
      .map(({ source, id, reason }) => ({
        where: locationOfSource(source),
        reason: id ? `entry ${id}: ${reason}` : reason,
      })),
    ...findStaleRefusals(drafts),
    ...findAbsentTiersInEntries(drafts),
  ];
}

/** All problems of well-formed services, content and entries. */
export async function findInContent(files: readonly TextFile[]): Promise<Finding[]> {
  const paths = allPaths();
  const shown = shownTexts(files);
  return [
    ...checkServices(files),
    ...checkContent(files, paths),
    ...checkNotices(files, paths),
    ...(await checkPhotographs(files)),
    ...findLeftOvers(shown, paths),
    ...findPaidAtOnce(shown),
    ...findOtherCurrencies(shown),
    ...findAbsentTiersInServices(files),
    ...findTiersBesideNames(files),
    ...findTypedTimes(files),
    ...knowledgeFindings(),
  ];
}
