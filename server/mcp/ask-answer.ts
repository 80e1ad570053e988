import { z } from 'zod';
import type { Answer } from '#assistant/contract.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { factSchema } from '../chatbot/answer-schema.ts';

export const askAnswer = z.object({
  answered: z.boolean().describe('False: the assistant does not know, and the answer says whom to ask'),
  answer: z.string(),
  facts: z.array(factSchema),
  sources: z.array(z.object({ title: z.string(), url: z.url() })),
  suggestions: z.array(z.string()).describe('Questions that may come next'),
});

/** What the assistant said, in short. */
export function saidBy(answer: Answer): z.infer<typeof askAnswer> {
  if (!('match' in answer)) {
    const { message, suggestions } = answer;
    return { answered: false, answer: message, facts: [], sources: [], suggestions: [...suggestions] };
  }
  const { answer: text, facts, links, suggestions } = answer.match;
  return {
    answered: true,
    answer: text,
    facts: [...facts],
    sources: links.map(({ label, url }) => ({ title: label, url: absoluteUrl(url) })),
    suggestions: [...suggestions],
  };
}
