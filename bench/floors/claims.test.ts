import { beforeAll, describe, expect, test } from 'vitest';
import { serverTalk, textOf } from '../server-talk.ts';

let ask: Awaited<ReturnType<typeof serverTalk>>;
beforeAll(async () => {
  ask = await serverTalk();
});

const claim = /^(?:Yes|No)\b/;

/**
 * Questions about a package in mid-conversation: about what its list has, and about something else that shares a word
 * with it.
 */
const pairs: readonly (readonly [before: string, listed: string, other: string])[] = [
  ['how much is website development?', 'is hosting setup included?', 'is hosting included?'],
  ['standard website development', 'does it come with hosting setup?', 'does it come with hosting?'],
  ['basic website development', 'is hosting setup included?', 'is hosting included?'],
  ['infographic design', 'is a print version included?', 'is printing included?'],
  ['web development consulting', 'is an seo report included?', 'is seo included?'],
  ['web application development', 'is user management included?', 'are user accounts included?'],
  ['web application development', 'is email integration included?', 'is email included?'],
  ['google ads', 'is keyword targeting included?', 'are keywords included?'],
];

describe('says yes or no if a list decides exactly what is asked', () => {
  test.each(pairs)('%s %s', async (before, listed) => {
    expect(textOf(await ask(before, listed))).toMatch(claim);
  });

  test.each(pairs)('%s, but not: %3$s', async (before, _, other) => {
    expect(textOf(await ask(before, other))).not.toMatch(claim);
  });
});

test('what a list only partly covers gets the entry about it', async () => {
  const inTalk = await ask('how much is website development?', 'is hosting included?');
  expect(textOf(inTalk)).toBe(textOf(await ask('is hosting included?')));
});
