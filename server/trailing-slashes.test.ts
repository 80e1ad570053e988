import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

test.each([
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/a//b', '/a//b'],
  ['/', ''],
  ['', ''],
])('%s ends as %s', (path, trimmed) => {
  expect(withoutTrailingSlashes(path)).toBe(trimmed);
});

test('a long run of slashes costs next to nothing', () => {
  const path = `${'/'.repeat(200_000)}x`;
  const before = process.cpuUsage();
  expect(withoutTrailingSlashes(path)).toBe(path);
  // A regular expression takes a minute of CPU time for this.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});
