import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Assistant } from '#assistant/assistant.ts';
import type { HistoryMessage } from '#assistant/contract.ts';
import { readJsonLines } from '../../scripts/json-lines.ts';
import { type Expectation, isRight, normalize } from '../right-reply.ts';
import { sample } from '../seeded.ts';
import { studentAssistant } from '../student-assistant.ts';

/** A fixed sample of the sets; `npm run eval` uses all of them. */
const [questionsAsked, conversationsHeld] = [420, 24];

interface Case extends Expectation {
  kind: string;
  ask: string;
  history?: HistoryMessage[];
}

interface Conversation {
  turns: (Expectation & { ask: string })[];
}

const bench = path.join(import.meta.dirname, '..');

/** The minimum percentage of correct replies per kind, slightly below the current score. */
const floors: Readonly<Record<string, number>> = {
  adversarial: 91,
  advice: 78,
  availability: 83,
  budget: 87,
  company: 76,
  comparison: 76,
  contact: 75,
  followup: 86,
  inclusion: 95,
  link: 88,
  multi: 61,
  neighbour: 75,
  ordering: 68,
  outofscope: 90,
  policy: 75,
  premise: 62,
  price: 97,
  prohibited: 89,
  smalltalk: 88,
  timeline: 86,
  typo: 83,
};
const turnFloor = 79;

const cases = sample(
  ['tuning', 'validation', 'independent'].flatMap((name) =>
    readJsonLines<Case>(path.join(bench, `questions/${name}.jsonl`)),
  ),
  questionsAsked,
);

let assistant: Assistant;
beforeAll(async () => {
  assistant = await studentAssistant();
});

async function isAnswered(question: string, history: readonly HistoryMessage[], wanted: Expectation) {
  const answer = await assistant.reply({ question, history, topK: 3 });
  const text = 'match' in answer ? answer.match.answer : answer.message;
  return { text, right: isRight(normalize(text), wanted) };
}

describe('questions, by kind', () => {
  test.each([...Map.groupBy(cases, ({ kind }) => kind)].toSorted())('%s', async (kind, asked) => {
    const failed: string[] = [];
    for (const one of asked) {
      const { right } = await isAnswered(one.ask, one.history ?? [], one);
      if (!right) failed.push(one.ask);
    }
    const share = (100 * (asked.length - failed.length)) / asked.length;
    expect(share, failed.join('\n')).toBeGreaterThanOrEqual(floors[kind] ?? 0);
  });
});

test('whole conversations', async () => {
  let [turns, right] = [0, 0];
  for (const conversation of sample(
    readJsonLines<Conversation>(path.join(bench, 'conversations/tuning.jsonl')),
    conversationsHeld,
  )) {
    const history: HistoryMessage[] = [];
    for (const turn of conversation.turns) {
      const reply = await isAnswered(turn.ask, history, turn);
      turns += 1;
      right += Number(reply.right);
      history.push({ sender: 'user', text: turn.ask }, { sender: 'bot', text: reply.text });
    }
  }
  expect((100 * right) / turns).toBeGreaterThanOrEqual(turnFloor);
});
