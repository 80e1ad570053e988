import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { barChart } from './chart.ts';
import { tapTargets } from './first-tap.ts';
import { peers } from './peers.ts';
import { type LoadResults, type PageResults, readResults, type TalkResults } from './results.ts';

const chartFolder = 'docs/performance';
/** What the figures mean and which goals are missed: written by hand. */
const notesFile = path.join(import.meta.dirname, 'notes.md');

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

async function chart(name: string, ...given: Parameters<typeof barChart>): Promise<string> {
  await writeFile(`${chartFolder}/${name}.svg`, barChart(...given));
  return `![${given[0]}](performance/${name}.svg)`;
}

async function pagesPart({ runs, pages }: PageResults): Promise<string[]> {
  const names = pages.map(({ page }) => page);
  const cpu = await chart('cpu', 'Main thread before the first intent', 'ms of CPU', names, [
    { name: 'page', values: pages.map(({ visit }) => visit.cpuMs) },
    { name: 'baseline', values: pages.map(({ baseline }) => baseline.cpuMs) },
  ]);
  const weight = await chart('weight', 'Transferred before the first intent', 'KB', names, [
    { name: 'all', values: pages.map(({ visit }) => visit.allKb) },
    { name: 'scripts', values: pages.map(({ visit }) => visit.scriptsKb) },
    { name: 'baseline, all', values: pages.map(({ baseline }) => baseline.allKb) },
  ]);
  const taps = await chart('taps', 'First tap at 4× slowdown, to the next frame', 'ms', names, [
    ...tapTargets.map((target) => ({ name: target, values: pages.map(({ taps }) => taps[target].frameMs) })),
  ]);
  const scored = pages.filter(({ mobile }) => mobile);
  return [
    '## Pages',
    '',
    `${runs === 1 ? 'One run' : `Medians of ${runs} runs`}, alternating with the baseline. CPU is main-thread time from a trace.`,
    '',
    table(
      [
        'page',
        'CPU ms',
        'baseline',
        'ratio',
        'scripts',
        'longest task',
        'over 12 ms',
        'blocking',
        'layout shift',
        'taps ms',
        'open after ms',
      ],
      pages.map(({ page, visit, baseline, taps }) => [
        page,
        visit.cpuMs.toFixed(0),
        baseline.cpuMs.toFixed(0),
        (visit.cpuMs / baseline.cpuMs).toFixed(2),
        visit.scriptMs.toFixed(0),
        visit.longestAfterPaintMs.toFixed(1),
        visit.tasksOver12,
        visit.blockingMs.toFixed(0),
        visit.shift.toFixed(4),
        tapTargets.map((target) => taps[target].frameMs).join(' / '),
        tapTargets.map((target) => taps[target].openMs).join(' / '),
      ]),
    ),
    '',
    "'Longest task', 'over 12 ms' and 'blocking' count tasks after first paint; blocking is the sum of 4 × CPU − 50 ms. Taps",
    'are on menu, search and chat, as the first interaction, with the CPU slowed down four times: the time to the next frame,',
    'and the time until the menu or dialog is open.',
    '',
    table(
      ['page', 'requests', 'all KB', 'scripts KB', 'fonts KB', 'styles KB', 'baseline: requests', 'baseline: all KB'],
      pages.map(({ page, visit, baseline }) => [
        page,
        visit.requests,
        ...[visit.allKb, visit.scriptsKb, visit.fontsKb, visit.stylesKb].map((value) => value.toFixed(1)),
        baseline.requests,
        baseline.allKb.toFixed(1),
      ]),
    ),
    '',
    ...(scored.length > 0
      ? [
          table(
            ['Lighthouse', 'mobile', 'FCP ms', 'LCP ms', "baseline's LCP", 'ratio', 'TBT ms', 'CLS', 'desktop'],
            scored.map(({ page, mobile, desktop, baselineMobile }) => [
              page,
              mobile?.performance ?? '',
              mobile?.firstPaintMs.toFixed(0) ?? '',
              mobile?.largestPaintMs.toFixed(0) ?? '',
              baselineMobile?.largestPaintMs.toFixed(0) ?? '',
              ((mobile?.largestPaintMs ?? 0) / (baselineMobile?.largestPaintMs ?? 1)).toFixed(2),
              mobile?.blockingMs.toFixed(0) ?? '',
              mobile?.shift.toFixed(4) ?? '',
              desktop?.performance ?? '',
            ]),
          ),
          '',
        ]
      : []),
    'Comparable sites, measured earlier on the same kind of machine:',
    '',
    table(
      ['peer', 'Lighthouse mobile', 'CPU ms', 'scripts KB', 'requests', 'LCP ms'],
      peers.map(({ name, score, cpuMs, scriptsKb, requests, largestPaintMs }) => [
        name,
        score,
        cpuMs,
        scriptsKb,
        requests,
        largestPaintMs,
      ]),
    ),
    '',
    cpu,
    '',
    weight,
    '',
    taps,
    '',
  ];
}

async function loadPart({ seconds, figures }: LoadResults): Promise<string[]> {
  const drawn = await chart(
    'load',
    'Requests a second',
    'requests',
    figures.map(({ what, visitors }) => `${what}, ${visitors} at once`),
    [{ name: 'a second', values: figures.map(({ perSecond }) => perSecond) }],
  );
  return [
    '## Load',
    '',
    `${seconds} seconds each, with client and server on the same machine. sirv is a bare static server for the same files.`,
    '',
    table(
      ['what', 'concurrency', 'requests/s', 'p50 ms', 'p99 ms', 'memory MB', 'CPU ms each'],
      figures.map(({ what, visitors, perSecond, p50Ms, p99Ms, memoryMb, cpuMsPerRequest }) => [
        what,
        visitors,
        perSecond.toFixed(0),
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
        memoryMb.toFixed(0),
        cpuMsPerRequest.toFixed(3),
      ]),
    ),
    '',
    drawn,
    '',
  ];
}

function talksPart({ seconds, talks, figures }: TalkResults): string[] {
  return [
    '## Talks',
    '',
    `${talks} visitors poll for replies every five seconds while others load the home page; medians of rounds of ${seconds} seconds. The`,
    'share is relative to the pages per second without polling. On a busy machine, polling weighs more.',
    '',
    table(
      ['database', 'CPU ms per poll', 'polls/s', 'pages/s without polling', 'share with polling'],
      figures.map(({ database, cpuMsPerLook, looksPerSecond, pagesPerSecond, share }) => [
        database,
        cpuMsPerLook.toFixed(3),
        looksPerSecond.toFixed(0),
        pagesPerSecond.toFixed(0),
        share.toFixed(2),
      ]),
    ),
    '',
  ];
}

/** Writes docs/performance.md from the results of the last runs. */
export async function writeReport(): Promise<void> {
  await mkdir(chartFolder, { recursive: true });
  const pages = await readResults<PageResults>('pages');
  const load = await readResults<LoadResults>('load');
  const talks = await readResults<TalkResults>('talks');
  const parts = [
    '# Performance',
    '',
    'Written by `npm run bench -- pages`, `load` and `polling`; the figures are in `bench/results/`.',
    '',
    (await readFile(notesFile, 'utf8')).trim(),
    '',
    ...(pages ? await pagesPart(pages) : []),
    ...(load ? await loadPart(load) : []),
    ...(talks ? talksPart(talks) : []),
  ];
  await writeFile('docs/performance.md', `${parts.join('\n').trimEnd()}\n`);
}
