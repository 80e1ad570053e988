import { beforeAll, expect, test } from 'vitest';
import type { Assistant } from '#assistant/assistant.ts';
import { renderReferences } from '#catalogue/references.ts';
import { company } from '#company/facts.ts';
import { questionsByName } from '#server/chatbot/fixture-by-name.ts';
import { loadAssistant } from '#server/chatbot/load-assistant.ts';
import { asked } from './asked.ts';
import { keptApart } from './kept-apart.ts';
import { questions, talks } from './questions.ts';

const first = /kitefold|pakistan|\b2016\b|dollar|\$\d|wordpress|\bSEO\b/i;
let assistant: Assistant;

beforeAll(async () => {
  const loaded = await loadAssistant();
  expect(loaded.reason).toBeUndefined();
  assistant = loaded.assistant;
});

async function replyTo(question: string, ...earlier: readonly string[]): Promise<string> {
  const history = earlier.map((text) => ({ sender: 'user' as const, text }));
  const answer = await assistant.reply({ question, history, topK: 3 });
  return ('match' in answer ? answer.match.answer : answer.message).replaceAll('**', '');
}

const ofPrices = questions.filter((question) => question.some((each) => /\.(?:price|from)\}$/.test(each)));

test.each(ofPrices)('%s: mentions VAT once', async (question) => {
  expect((await replyTo(question)).split(company.taxNote)).toHaveLength(2);
});

test.each(['who are you', 'how can I contact you', 'do you come to Harrogate'])(
  '%s: does not mention VAT',
  async (question) => {
    expect(await replyTo(question)).not.toContain(company.taxNote);
  },
);

test.each([...questions, ...questionsByName])('%s', async (question, ...wanted) => {
  const reply = await replyTo(question);
  expect(reply).not.toMatch(first);
  for (const each of wanted) expect(reply).toContain(renderReferences(each));
});

test.each(talks)('%j', async (messages, wanted) => {
  const reply = await replyTo(messages.at(-1) ?? '', ...messages.slice(0, -1));
  for (const each of wanted) expect(reply).toContain(renderReferences(each));
});

/** So many of a hundred are answered right at least: a little under what is reached. */
test.each([
  ["in somebody else's words", asked, 80],
  ['kept apart', keptApart, 80],
] as const)('questions %s are answered right', async (_, questionsAsked, minRight) => {
  let right = 0;
  for (const [question, wanted] of questionsAsked)
    if (new RegExp(wanted, 'i').test(await replyTo(question))) right += 1;
  expect((right * 100) / questionsAsked.length).toBeGreaterThanOrEqual(minRight);
});
