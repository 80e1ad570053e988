import { readFile } from 'node:fs/promises';
import type { Tap, Target } from './first-tap.ts';
import type { Score } from './lighthouse.ts';
import type { Visit } from './visit.ts';

export const resultsFolder = 'bench/results';

export interface PageFigures {
  page: string;
  visit: Visit;
  baseline: Visit;
  taps: Record<Target, Tap>;
  mobile?: Score;
  desktop?: Score;
  baselineMobile?: Score;
}

export interface PageResults {
  runs: number;
  pages: readonly PageFigures[];
}

export interface LoadFigures {
  what: string;
  visitors: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  memoryMb: number;
  cpuMsPerRequest: number;
}

export interface LoadResults {
  seconds: number;
  figures: readonly LoadFigures[];
}

/** Visitors who poll for replies, on one database. */
export interface TalkFigures {
  database: string;
  /** Of the server, per poll. */
  cpuMsPerLook: number;
  looksPerSecond: number;
  /** Without any polling: the machine's speed. */
  pagesPerSecond: number;
  /** Pages per second with polling, relative to those without. */
  share: number;
}

export interface TalkResults {
  seconds: number;
  talks: number;
  figures: readonly TalkFigures[];
}

/** The last run's results, if any. */
export async function readResults<Results>(name: string): Promise<Results | undefined> {
  const text = await readFile(`${resultsFolder}/${name}.json`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
