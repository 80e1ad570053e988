import { expect, test } from 'vitest';
import { overall } from './health.ts';

test("a server with working components is 'ok'", () => {
  expect(overall()).toBe('ok');
  expect(overall({ assistant: 'starting', database: 'ok', outbox: 'none' })).toBe('ok');
  expect(overall({ assistant: 'words', database: 'ok', outbox: 'ok', waiting: 3 })).toBe('ok');
});

test.each([
  { assistant: 'failed' },
  { database: 'away' },
  { outbox: 'late' },
  { outbox: 'given up' },
  { content: { release: 'repository', admin: 'ok', problems: [], failed: 'The build failed.' } },
] as const)("a server with %j is 'impaired'", (health) => {
  expect(overall(health)).toBe('impaired');
});
