import { test } from 'vitest';
import { createShop } from '#catalogue/shop.ts';
import { createAssistant } from './assistant.ts';
import { expectAllTraced } from './fixture-questions.ts';

/**
 * Different ones in every run: each kind of question occurs about fifty times, and a rare bug is found by one run or
 * another.
 */
const questions = 1_000;

test(`every figure in a reply is among its facts, read by words alone: ${questions} questions`, async () => {
  const assistant = await createAssistant({ shop: createShop(), entries: [] });
  await expectAllTraced(assistant, questions);
});
