import { expect, test } from 'vitest';
import { flagSheet } from './flags-plugin.ts';

test('each flag has its own row in the sheet and is found by its country', () => {
  const sheet = flagSheet([
    ['GB', '<svg viewBox="0 0 3 2"><path d="M0 0"/></svg>\n'],
    ['PT', '<svg viewBox="0 0 3 2"><path d="M1 1"/></svg>'],
  ]);
  expect(sheet).toContain('viewBox="0 0 30 40"');
  expect(sheet).toContain('<view id="PT" viewBox="0 20 30 20"/>');
  expect(sheet).toContain('<svg y="20" width="30" height="20" viewBox="0 0 3 2"><path d="M1 1"/></svg></svg>');
});
