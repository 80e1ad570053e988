import { beforeAll, expect, test } from 'vitest';
import { saying } from '#catalogue/fixture-figures.ts';
import { serverTalk, textOf } from '../server-talk.ts';

let ask: Awaited<ReturnType<typeof serverTalk>>;
beforeAll(async () => {
  ask = await serverTalk();
});

const reply = async (message: string) => textOf(await ask(message));

test('every question of a first message is answered', async () => {
  const said = await reply('how much for a logo and do you sign an NDA, also how many concepts');
  expect(said).toMatch(saying('{logo-design.basic.price}'));
  expect(said).toMatch(/non-disclosure/);
  expect(said).toMatch(/concepts/);
});

test('general answers are found although a service is named', async () => {
  expect(await reply('how many revisions do I get with the premium logo?')).toMatch(/each revision adds/);
});

test('a place that is only mentioned gets no answer beside a question', async () => {
  expect(await reply('Hello from a bakery in Lyon. What does a basic logo cost?')).not.toMatch(/Lyon/);
});

test('a question without an answer is named at the end', async () => {
  const said = await reply('What does a basic logo cost, and does my grandmother’s parrot get its own parking space?');
  expect(said).toMatch(saying('{logo-design.basic.price}'));
  expect(said.split('\n\n').at(-1)).toMatch(/I don't have an answer to/);
});
