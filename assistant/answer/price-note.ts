import { holdsMoney } from '#catalogue/money.ts';
import { figuresOf } from '#catalogue/say/figures-in.ts';
import type { Reply } from '../contract.ts';

/** One of our prices, not the visitor's own budget or ad spend. */
export function statesPrice({ source, answer, facts }: Reply): boolean {
  if (source === 'knowledge') return holdsMoney(answer);
  return facts.some(({ value, row, field }) => row !== 'question' && field !== 'adSpend' && holdsMoney(value));
}

/** What all prices exclude ('VAT not included'), once and last. */
export function withPriceNote(reply: Reply, note: string): Reply {
  if (!note || reply.answer.includes(note)) return reply;
  return {
    ...reply,
    answer: `${reply.answer}\n\n${note}.`,
    facts: [...reply.facts, ...figuresOf(note, 'company/taxNote')],
  };
}
