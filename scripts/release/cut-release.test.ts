import { expect, test } from 'vitest';
import { cutRelease } from './cut-release.ts';

const log =
  '# Changelog\n\nWhat changed.\n\n## Unreleased\n\n### Added\n\n- A kite.\n\n## 0.1.0 - 2026-01-01\n\n- A sheet.\n';

test("'Unreleased' gets number and date, and a new one is added", () => {
  expect(cutRelease(log, '0.1.0', '0.2.0', '2026-02-03')).toEqual({
    ok: true,
    release: {
      changelog:
        '# Changelog\n\nWhat changed.\n\n## Unreleased\n\n## 0.2.0 - 2026-02-03\n\n### Added\n\n- A kite.\n\n## 0.1.0 - 2026-01-01\n\n- A sheet.\n',
      notes: '### Added\n\n- A kite.',
    },
  });
});

test('the first release is cut like any other', () => {
  const first = '# Changelog\n\n## Unreleased\n\n- A kite.\n';
  expect(cutRelease(first, '0.1.0', '1.0.0', '2026-02-03')).toMatchObject({
    release: { changelog: '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-02-03\n\n- A kite.\n' },
  });
});

test.each([
  ['no version', log, '2', 'is no version'],
  ['the version that there is', log, '0.1.0', 'is not later'],
  ['an earlier one', log, '0.0.9', 'is not later'],
  [
    'a release of nothing',
    '# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- A sheet.\n',
    '0.2.0',
    'nothing under',
  ],
  ['a log without the heading', '# Changelog\n', '0.2.0', 'has no'],
])('%s is refused', (_case, changelog, version, problem) => {
  expect(cutRelease(changelog, '0.1.0', version, '2026-02-03')).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
  });
});

test('versions are compared by number, not by letter', () => {
  expect(cutRelease(log, '0.9.0', '0.10.0', '2026-02-03').ok).toBe(true);
  expect(cutRelease(log, '1.2.3', '1.2.4', '2026-02-03').ok).toBe(true);
});
