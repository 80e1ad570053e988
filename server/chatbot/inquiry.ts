import { z } from 'zod';
import type { Inquiry } from '#assistant/contract.ts';
import { defaultTopK } from '#assistant/thresholds.ts';
import { chatHistory } from '#company/chat.ts';

/** Longer questions are refused. */
const queryLetters = 2_000;
const mostMatches = 10;

const message = z.object({ sender: z.enum(['user', 'bot']), text: z.string() });

const schema = z
  .object({
    query: z.string().max(queryLetters, `query has more than ${queryLetters} characters`).optional(),
    originalQuery: z.string().max(queryLetters, `originalQuery has more than ${queryLetters} characters`).nullish(),
    history: z.array(message).nullish(),
    topK: z.number().int().min(1).max(mostMatches).nullish(),
  })
  .refine(({ query, originalQuery }) => (originalQuery ?? query ?? '').trim() !== '', 'query is missing or empty');

export type InquiryResult = { ok: true; inquiry: Inquiry } | { ok: false; error: string };

/** The body of a request as an inquiry, or what is wrong with it in one sentence. */
export function readInquiry(body: unknown): InquiryResult {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.');
    return { ok: false, error: `${place ? `${place}: ` : ''}${issue?.message ?? 'The request is not an inquiry.'}` };
  }
  const { query = '', originalQuery, history, topK } = parsed.data;
  // What is more than the widget sends is dropped, not refused: a long conversation goes on.
  const earlier = (history ?? []).slice(-chatHistory.messages);
  return {
    ok: true,
    inquiry: {
      question: originalQuery?.trim() ? originalQuery : query,
      history: earlier.map(({ sender, text }) => ({ sender, text: text.slice(0, chatHistory.letters) })),
      topK: topK ?? defaultTopK,
    },
  };
}
