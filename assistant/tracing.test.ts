import { test } from 'vitest';
import { createShop } from '#catalogue/shop.ts';
import { createAssistant } from './assistant.ts';
import { expectAllTraced } from './fixture-questions.ts';

test('every figure in a reply is among its facts, read by words alone: 10,000 questions', async () => {
  const assistant = await createAssistant({ shop: createShop(), entries: [] });
  await expectAllTraced(assistant, 10_000);
});
