import { expect, test } from 'vitest';
import { formatMoney } from '#catalogue/money.ts';
import { createAssistant } from '../assistant.ts';
import type { KnownEntry } from '../contract.ts';
import { fixtureShop } from '../fixture-shop.ts';

const note = 'Sales tax of 21% not included';
const entries = [
  { id: 7, question: 'Can you migrate my website to another host?', answer: 'Yes, with its mail.' },
  { id: 8, question: 'What does it cost to move my mailboxes?', answer: `That's ${formatMoney(12)} a mailbox.` },
  { id: 9, question: 'Which taxes come on top?', answer: `Ours are ${formatMoney(12)} and up. ${note}.` },
  { id: 10, question: 'Do you serve clients here?', answer: 'Yes, {in-place} too.', cases: ['case-place'] },
] as const satisfies readonly KnownEntry[];

async function replyOf(question: string, priceNote: string) {
  const assistant = await createAssistant({ shop: fixtureShop(), entries, priceNote });
  const answer = await assistant.reply({ question, history: [], topK: 1 });
  if (!('match' in answer)) throw new Error(`No answer to: ${question}`);
  return answer.match;
}

const timesSaid = async (question: string, priceNote = note) =>
  (await replyOf(question, priceNote)).answer.split(note).length - 1;

test.each([
  'how much is premium kite painting',
  'basic kite painting and premium kite building, total?',
  'what does it cost to move my mailboxes',
  'which taxes come on top',
])('the note stands once in a reply with prices: %s', async (question) => {
  expect(await timesSaid(question)).toBe(1);
});

test.each(['can you migrate my website to another host', 'do you serve clients in Leeds'])(
  'and in no other: %s',
  async (question) => {
    expect(await timesSaid(question)).toBe(0);
  },
);

test('a figure in it has its source', async () => {
  const { facts } = await replyOf('how much is premium kite painting', note);
  expect(facts).toContainEqual({ value: '21%', row: 'company/taxNote', field: 'answer' });
});

test('without a note nothing is added', async () => {
  const { answer } = await replyOf('what does it cost to move my mailboxes', '');
  expect(answer).toBe(entries[1].answer);
});
