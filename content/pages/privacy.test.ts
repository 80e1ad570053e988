import { expect, test } from 'vitest';
import { type PrivacySettings, privacyText } from './privacy.ts';

const settings: PrivacySettings = { leadDays: 365, chatDays: null, analyticsOrigins: [] };

function wordsOf(changes: Partial<PrivacySettings>): string {
  return JSON.stringify(privacyText({ ...settings, ...changes }).sections);
}

test('the page says how long messages are kept, or that nobody deletes them unasked', () => {
  expect(wordsOf({ leadDays: 30 })).toContain('deleted there after 30 days');
  expect(wordsOf({ leadDays: 0 })).toContain('stay there until we delete them');
});

test('it says whether questions to the assistant are kept', () => {
  expect(wordsOf({ chatDays: null })).toContain("We don't keep what you ask");
  expect(wordsOf({ chatDays: 14 })).toContain('for 14 days');
  expect(wordsOf({ chatDays: 14 })).not.toContain("We don't keep");
});

test('it names the scripts of others, or says that there are none', () => {
  expect(wordsOf({})).toContain('comes from our own server');
  const words = wordsOf({ analyticsOrigins: ['https://analytics.example'] });
  expect(words).toContain('analytics.example');
  expect(words).not.toContain('comes from our own server');
});
