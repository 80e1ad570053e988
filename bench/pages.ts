import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '#server/fixture-server.ts';
import { ensureTool } from '#tools/get-tool.ts';
import { medians } from './measure.ts';
import { firstTap, type Tap, type Target, tapTargets } from './page-speed/first-tap.ts';
import { type Form, type Score, score } from './page-speed/lighthouse.ts';
import { pageTypes } from './page-speed/page-types.ts';
import { type PageFigures, type PageResults, readResults, resultsFolder } from './page-speed/results.ts';
import { startStatic } from './page-speed/start-static.ts';
import { type Visit, visit } from './page-speed/visit.ts';
import { writeBaseline } from './page-speed/write-baseline.ts';
import { writeReport } from './page-speed/write-report.ts';

/**
 * The cost of a page of every kind, next to its same page without scripts, in one run:
 * npm run bench -- pages [--runs 5] [--pages /,/blog] [--without-lighthouse]
 * Writes bench/results/pages.json and docs/performance.md; pages that aren't named keep their last figures. Needs a
 * build.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: pageTypes.join() },
    'without-lighthouse': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}": expected a whole number above 0`);
const times = Array.from({ length: runs });

const options = { executablePath: await ensureTool('chromium') };
const browser = await chromium.launch(options);
const site = await startServer('build', { LOG: 'off', NODE_ENV: 'production' });
const baselineFiles = await writeBaseline('build/client');
const baseline = await startStatic(baselineFiles.folder);

async function measure(page: string): Promise<PageFigures> {
  const visits: Visit[] = [];
  const baselineVisits: Visit[] = [];
  const taps: Record<Target, Tap[]> = { menu: [], search: [], chat: [] };
  const scores: Record<Form | 'baseline', Score[]> = { mobile: [], desktop: [], baseline: [] };
  // Interleaved, so that a busy moment of the machine affects all alike.
  for (const _ of times) {
    visits.push(await visit(browser, site.address + page));
    baselineVisits.push(await visit(browser, baseline.address + page));
    for (const target of tapTargets) taps[target].push(await firstTap(browser, site.address + page, target));
    if (values['without-lighthouse']) continue;
    scores.mobile.push(await score(options, site.address + page, 'mobile'));
    scores.baseline.push(await score(options, baseline.address + page, 'mobile'));
    scores.desktop.push(await score(options, site.address + page, 'desktop'));
  }
  return {
    page,
    visit: medians(visits),
    baseline: medians(baselineVisits),
    taps: { menu: medians(taps.menu), search: medians(taps.search), chat: medians(taps.chat) },
    ...(scores.mobile.length > 0
      ? { mobile: medians(scores.mobile), desktop: medians(scores.desktop), baselineMobile: medians(scores.baseline) }
      : {}),
  };
}

const pages: PageFigures[] = [];
try {
  for (const page of values.pages.split(',')) {
    const figures = await measure(page);
    pages.push(figures);
    const { visit: own, baseline: bare, taps, mobile } = figures;
    console.log(
      `${page}: CPU ${own.cpuMs.toFixed(0)} ms (baseline ${bare.cpuMs.toFixed(0)}), longest ${own.longestAfterPaintMs.toFixed(1)}, ` +
        `${own.requests} requests, scripts ${own.scriptsKb.toFixed(1)} KB, all ${own.allKb.toFixed(1)} KB, ` +
        `taps ${tapTargets.map((target) => `${taps[target].frameMs} (open ${taps[target].openMs})`).join(', ')} ms${mobile ? `, Lighthouse ${mobile.performance}` : ''}`,
    );
  }
} finally {
  await browser.close();
  await site.stop();
  baseline.stop();
  await baselineFiles.remove();
}
// Pages measured separately replace their figures of the last run.
const last = (await readResults<PageResults>('pages'))?.pages ?? [];
const all = pageTypes.flatMap((type) => [...pages, ...last].find(({ page }) => page === type) ?? []);
await mkdir(resultsFolder, { recursive: true });
await writeFile(`${resultsFolder}/pages.json`, `${JSON.stringify({ runs, pages: all }, null, 2)}\n`);
await writeReport();
