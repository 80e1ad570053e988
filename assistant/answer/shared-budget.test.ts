import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../bench/cpu-time.ts';
import { createAssistant } from '../assistant.ts';

const assistant = createAssistant({ entries: [] });

function reply(question: string): string {
  const answer = assistant.reply({ question, history: [], topK: 1 });
  return 'match' in answer ? answer.match.answer : '';
}

test('a sum for two services is spent on the best that fits', () => {
  expect(reply('I have $1000 for a logo and a wordpress website')).toContain('Within $1,000');
});

test('a sum for more services than anyone orders neither fails nor takes long', () => {
  const lines =
    'logo, website, seo, banners, wordpress, google ads, infographic, keyword research, niche edits, citations';
  const question = `my budget is $90000 for ${`${lines}, `.repeat(12)}`.slice(0, 2_000);
  reply(question);
  // Every combination of their packages filled the memory and ended the process.
  expect(cpuMilliseconds(() => reply(question))).toBeLessThan(500);
  expect(reply(question)).toContain('$90,000');
});
