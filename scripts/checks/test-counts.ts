import { stripVTControlCharacters } from 'node:util';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** How each runner's last lines count: Vitest on one line, Playwright and Node on one per count. */
const patterns: Readonly<Record<keyof TestCounts, readonly RegExp[]>> = {
  passed: [/^ *Tests .*?(\d+) passed/m, /^ {2}(\d+) passed \(/m, /^ℹ pass (\d+)$/m],
  failed: [/^ *Tests .*?(\d+) failed/m, /^ {2}(\d+) failed$/m, /^ℹ fail (\d+)$/m],
  skipped: [/^ *Tests .*?(\d+) skipped/m, /^ {2}(\d+) skipped$/m, /^ℹ skipped (\d+)$/m],
};

/** How many tests a runner reports; undefined if the output isn't a test runner's. */
export function testCounts(output: string): TestCounts {
  const text = stripVTControlCharacters(output);
  const count = (kind: keyof TestCounts) =>
    patterns[kind].map((pattern) => Number(pattern.exec(text)?.[1] ?? 0)).find(Boolean) ?? 0;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

export function sumOf(counts: readonly TestCounts[]): TestCounts {
  const sum = (kind: keyof TestCounts) => counts.reduce((total, each) => total + each[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
