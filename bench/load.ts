import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startServer } from '#server/fixture-server.ts';
import { requestRepeatedly } from './page-speed/raw-client.ts';
import { type LoadFigures, resultsFolder } from './page-speed/results.ts';
import { startStatic } from './page-speed/start-static.ts';
import { writeReport } from './page-speed/write-report.ts';
import { cpuMsOf, memoryMbOf } from './process-figures.ts';

/**
 * Pages and chat at rising concurrency, next to a bare static server with the same files in the same run:
 * npm run bench -- load [--seconds 5]
 * Writes bench/results/load.json and docs/performance.md. Needs a build, and Linux for memory and CPU time.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
if (!(seconds > 0)) throw new Error(`--seconds is "${values.seconds}": expected a number above 0`);
const steps = [1, 8, 32, 128];
const chatSteps = [1, 8, 32];
const questions = [
  'How much is a logo?',
  'Do you offer SEO?',
  'What is the refund policy?',
  'How long does a website take?',
];

function page(path: string, accept = 'text/html'): () => string {
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nAccept-Encoding: br\r\n\r\n`;
  return () => text;
}

function question(index: number): string {
  const query = questions[index % questions.length] ?? '';
  const body = JSON.stringify({ query, originalQuery: query, history: [], topK: 3 });
  const head = ['POST /api/chatbot/semantic-search HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  return [...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n');
}

interface Served {
  address: string;
  pid: number;
}

async function measure(what: string, { address, pid }: Served, request: (index: number) => string, visitors: number) {
  const before = cpuMsOf(pid);
  const { answered, waitsMs } = await requestRepeatedly(address, request, visitors, seconds);
  const sorted = waitsMs.sort((a, b) => a - b);
  const figures: LoadFigures = {
    what,
    visitors,
    perSecond: answered / seconds,
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    memoryMb: memoryMbOf(pid),
    cpuMsPerRequest: (cpuMsOf(pid) - before) / answered,
  };
  console.log(
    `${what}, ${visitors} at once: ${figures.perSecond.toFixed(0)} a second, p50 ${figures.p50Ms.toFixed(1)} ms, ` +
      `p99 ${figures.p99Ms.toFixed(1)} ms, ${figures.memoryMb.toFixed(0)} MB, ${figures.cpuMsPerRequest.toFixed(3)} ms CPU each`,
  );
  return figures;
}

const limits = { CHAT_RATE_LIMIT: '0', PAGE_RATE_LIMIT: '0' };
const settings = { LOG: 'off', NODE_ENV: 'production', ...limits };
const site = await startServer('build', settings);
/** The same with metrics for Prometheus. */
const counted = await startServer('build', { ...settings, METRICS: 'on' });
const bare = await startStatic('build/client');
const figures: LoadFigures[] = [];
try {
  await measure('warming up', site, page('/'), 8);
  await measure('warming up counted', counted, page('/'), 8);
  await measure('warming up sirv', bare, page('/'), 8);
  for (const visitors of steps) {
    figures.push(await measure('home page', site, page('/'), visitors));
    figures.push(await measure('home page, sirv', bare, page('/'), visitors));
    figures.push(await measure('home page with ?x=1', site, page('/?x=1'), visitors));
    figures.push(await measure('home page, counted', counted, page('/'), visitors));
    figures.push(await measure('home page as Markdown', site, page('/', 'text/markdown'), visitors));
  }
  for (const visitors of chatSteps) figures.push(await measure('chat', site, question, visitors));
} finally {
  await Promise.all([site.stop(), counted.stop()]);
  bare.stop();
}
await mkdir(resultsFolder, { recursive: true });
await writeFile(`${resultsFolder}/load.json`, `${JSON.stringify({ seconds, figures }, null, 2)}\n`);
await writeReport();
