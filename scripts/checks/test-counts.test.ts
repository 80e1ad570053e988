import { expect, test } from 'vitest';
import { sumOf, testCounts } from './test-counts.ts';

test.each([
  [
    'Vitest',
    ' Test Files  1 failed | 187 passed (188)\n      Tests  2 failed | 2312 passed | 4 skipped (2318)\n',
    2312,
    2,
    4,
  ],
  ['Vitest without failures', '\u001b[2m      Tests \u001b[22m \u001b[32m71 passed\u001b[39m (71)\n', 71, 0, 0],
  [
    'Playwright',
    '  1 failed\n    [chromium] › e2e/home.spec.ts:3:1 › home\n  2 skipped\n  237 passed (4.2m)\n',
    237,
    1,
    2,
  ],
  ['Node', 'ℹ tests 88\nℹ suites 9\nℹ pass 86\nℹ fail 0\nℹ cancelled 0\nℹ skipped 2\nℹ todo 0\n', 86, 0, 2],
  ['a linter', 'Checked 858 files in 3s. No fixes applied.\n', 0, 0, 0],
])('reads what %s counted', (_, output, passed, failed, skipped) => {
  expect(testCounts(output)).toEqual({ passed, failed, skipped });
});

test('adds counts up', () => {
  const all = sumOf([
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 2 },
  ]);
  expect(all).toEqual({ passed: 7, failed: 1, skipped: 2 });
});
