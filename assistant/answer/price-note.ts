import { holdsMoney } from '#catalogue/money.ts';
import { figuresOf } from '#catalogue/say/figures-in.ts';
import type { Reply } from '../contract.ts';

/** A price of ours, not the visitor's own budget nor what they spend elsewhere on ads. */
export function statesPrice({ source, answer, facts }: Reply): boolean {
  if (source === 'knowledge') return holdsMoney(answer);
  return facts.some(({ value, row, field }) => row !== 'question' && field !== 'adSpend' && holdsMoney(value));
}

/** What all prices leave out ('VAT not included'), said once and last. */
export function withPriceNote(reply: Reply, note: string): Reply {
  if (!note || reply.answer.includes(note)) return reply;
  return {
    ...reply,
    answer: `${reply.answer}\n\n${note}.`,
    facts: [...reply.facts, ...figuresOf(note, 'company/taxNote')],
  };
}
