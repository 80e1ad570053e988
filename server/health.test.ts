import { expect, test } from 'vitest';
import { overallStatus } from './health.ts';

test("a server with working components is 'ok'", () => {
  expect(overallStatus()).toBe('ok');
  expect(overallStatus({ assistant: 'starting', database: 'ok', outbox: 'none' })).toBe('ok');
  expect(overallStatus({ assistant: 'words', database: 'ok', outbox: 'ok', waiting: 3 })).toBe('ok');
});

test.each([
  { assistant: 'failed' },
  { database: 'away' },
  { outbox: 'late' },
  { outbox: 'given up' },
  { content: { release: 'repository', admin: 'ok', problems: [], failed: 'The build failed.' } },
] as const)("a server with %j is 'impaired'", (health) => {
  expect(overallStatus(health)).toBe('impaired');
});
