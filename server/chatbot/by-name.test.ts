import { beforeAll, expect, test } from 'vitest';
import type { Assistant } from '#assistant/assistant.ts';
import { renderReferences } from '#catalogue/references.ts';
import { questionsByName } from './fixture-by-name.ts';
import { loadAssistant } from './load-assistant.ts';

let assistant: Assistant;
beforeAll(async () => {
  ({ assistant } = await loadAssistant());
});

test.each(questionsByName)('%s', async (question, wanted) => {
  const answer = await assistant.reply({ question, history: [], topK: 1 });
  expect('match' in answer ? answer.match.answer : answer.message).toContain(renderReferences(wanted));
});
