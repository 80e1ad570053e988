import { expect, test } from 'vitest';
import { type PrivacySettings, privacyText } from './privacy.ts';

const settings: PrivacySettings = { leadDays: 365, countDays: 750, chatDays: null, analyticsOrigins: [] };

function wordsOf(changes: Partial<PrivacySettings>): string {
  return JSON.stringify(privacyText({ ...settings, ...changes }).sections);
}

test('the page says how long messages are kept, or that they are not deleted automatically', () => {
  expect(wordsOf({ leadDays: 30 })).toContain('deleted there after 30 days');
  expect(wordsOf({ leadDays: 0 })).toContain('stay there until we delete them');
});

test('it says whether questions to the assistant are stored', () => {
  expect(wordsOf({ chatDays: null })).toContain("We don't keep what you ask");
  expect(wordsOf({ chatDays: 14 })).toContain('for 14 days');
  expect(wordsOf({ chatDays: 14 })).not.toContain("We don't keep");
});

test('it names third-party scripts, or says that there are none', () => {
  expect(wordsOf({})).toContain('comes from our own server');
  const words = wordsOf({ analyticsOrigins: ['https://analytics.example'] });
  expect(words).toContain('analytics.example');
  expect(words).not.toContain('comes from our own server');
});

test('it says what is counted and for how long, with and without third-party scripts', () => {
  for (const analyticsOrigins of [[], ['https://analytics.example']]) {
    const words = wordsOf({ countDays: 99, analyticsOrigins });
    expect(words).toContain('nothing that tells one visitor from another');
    expect(words).toContain('deleted after 99 days');
  }
});

test('it says what is stored of a talk, for how long, and who can read it', () => {
  expect(wordsOf({})).toContain('Our replies and what you ask back, with the message and no longer than it');
  expect(wordsOf({})).toContain('on a page whose address nobody can guess');
});

test('it says how long quotes are stored', () => {
  expect(wordsOf({ leadDays: 30 })).toContain('deleted 30 days after the last day on which it holds');
  expect(wordsOf({ leadDays: 0 })).toContain('The quote itself stays until we delete it');
});
