import { beforeAll, expect, test } from 'vitest';
import type { Assistant } from '#assistant/assistant.ts';
import { renderReferences } from '#catalogue/references.ts';
import { questionsByName } from '#server/chatbot/fixture-by-name.ts';
import { loadAssistant } from '#server/chatbot/load-assistant.ts';
import { gone, questions } from './questions.ts';

const first = /kitefold|pakistan|\b2016\b|dollar|\$\d|marketing consultancy/i;
let assistant: Assistant;

beforeAll(async () => {
  const loaded = await loadAssistant();
  expect(loaded.reason).toBeUndefined();
  assistant = loaded.assistant;
});

async function replyTo(question: string): Promise<string> {
  const answer = await assistant.reply({ question, history: [], topK: 3 });
  return ('match' in answer ? answer.match.answer : answer.message).replaceAll('**', '');
}

/** Asked for by the name it had, a service that is gone is named once more, to say so. */
test.each(gone)('%s', async (question, ...wanted) => {
  const reply = await replyTo(question);
  for (const each of wanted) expect(reply).toContain(renderReferences(each));
});

test.each([...questions, ...questionsByName])('%s', async (question, ...wanted) => {
  const reply = await replyTo(question);
  expect(reply).not.toMatch(first);
  for (const each of wanted) expect(reply).toContain(renderReferences(each));
});
