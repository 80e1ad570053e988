import path from 'node:path';
import { expressionsBuiltBy } from '../scripts/expressions-built-by.ts';
import { expressionsIn } from '../scripts/expressions-in.ts';
import { cpuMilliseconds } from './measure.ts';

/**
 * The cost of regular expressions on long repetitions of two of their own words, or of one and a punctuation mark,
 * which the check in `npm test` (one repeated character) doesn't cover:
 * npm run bench -- expressions
 * Fails if four times the text takes one of them more than eight times as long.
 */
const [short, long] = [4_000, 16_000];
/** If the short text takes less than this, the long one isn't noticeable either. */
const noticedMs = 4;
const maxGrowth = 8;
const maxWords = 14;
const signs = [' ', 'a', '1', '\n', '.', ',', '-', '$', '@', "'", '"', '<', '/', 'é', '—'];
/** A character that no expression expects after the repetition. */
const endings = ['\0', '\n\0'];
const root = path.resolve(import.meta.dirname, '..');
const folders = [
  ...['language', 'assistant', 'search', 'server', 'leads', 'app'],
  ...['publishing', 'knowledge', 'catalogue', 'content', 'scripts/content-check'],
];

/** The literal parts of an expression, with classes as one of their characters, shortest first. */
function literalWords(source: string): string[] {
  const plain = source
    .replaceAll(/\\[pP]\{[^}]*\}|\\w/g, 'a')
    .replaceAll(/\\d/g, '1')
    .replaceAll(/\\s/g, ' ')
    .replaceAll(/\\[bB]/g, '')
    .replaceAll(/\\(.)/g, '$1');
  const words = new Set(plain.match(/[^()[\]{}|*+?^$]{1,20}/g));
  return [...words].toSorted((left, right) => left.length - right.length).slice(0, maxWords);
}

function runsFor(source: string): string[] {
  const words = literalWords(source);
  const all = [...new Set([...words, ...signs])];
  return [...all, ...words.flatMap((word) => all.flatMap((other) => [word + other, other + word]))];
}

function costOf(expression: RegExp, run: string, length: number, ending: string): number {
  const text = run.repeat(Math.ceil(length / run.length)) + ending;
  return cpuMilliseconds(() => text.replaceAll(expression, ''));
}

/** The minimum of three: the others include whatever else the process was doing. */
function steadyCost(...args: Parameters<typeof costOf>): number {
  return Math.min(costOf(...args), costOf(...args), costOf(...args));
}

function faultsOf(source: string, flags: string): string[] {
  const expression = new RegExp(source, `${flags.replaceAll(/[gy]/g, '')}g`);
  return runsFor(source).flatMap((run) =>
    endings.flatMap((ending) => {
      if (costOf(expression, run, short, ending) < noticedMs) return [];
      const [less, more] = [steadyCost(expression, run, short, ending), steadyCost(expression, run, long, ending)];
      if (less < noticedMs / 2 || more / less < maxGrowth) return [];
      return [`${less.toFixed(1)} ms, then ${more.toFixed(1)} ms for ${JSON.stringify(run)} in /${source}/${flags}`];
    }),
  );
}

const { literals, builders } = expressionsIn(root, folders);
const found = new Map(literals.map(({ place, source, flags }) => [`${source} ${flags}`, { place, source, flags }]));
// Node can't load components.
for (const place of builders.filter((file) => file.endsWith('.ts'))) {
  const built = await expressionsBuiltBy(path.join(root, place));
  for (const { source, flags } of built) found.set(`${source} ${flags}`, { place, source, flags });
}
let faults = 0;
for (const { place, source, flags } of found.values()) {
  const [worst, ...others] = faultsOf(source, flags);
  if (worst === undefined) continue;
  faults += 1;
  console.log(`${place}: ${worst} (and ${others.length} more runs)`);
}
console.log(`${found.size} expressions, ${faults} of them take more time than in proportion to the text.`);
process.exit(faults > 0 ? 1 : 0);
