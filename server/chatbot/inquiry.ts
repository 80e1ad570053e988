import { z } from 'zod';
import type { Inquiry } from '#assistant/contract.ts';
import { chatHistory } from '#assistant/contract.ts';
import { defaultTopK } from '#assistant/thresholds.ts';
import { firstProblem } from '../json-body.ts';

/** Longer questions are rejected. */
export const questionLetters = 2_000;
/** Longer than any path of the site. */
const pageLetters = 200;
const maxMatches = 10;

export const historyMessage = z.object({ sender: z.enum(['user', 'bot']), text: z.string() });

export const inquiryRequest = z
  .object({
    query: z.string().max(questionLetters, `query has more than ${questionLetters} characters`).optional(),
    originalQuery: z
      .string()
      .max(questionLetters, `originalQuery has more than ${questionLetters} characters`)
      .nullish(),
    history: z.array(historyMessage).nullish(),
    page: z.string().nullish(),
    topK: z.number().int().min(1).max(maxMatches).nullish(),
  })
  .refine(({ query, originalQuery }) => (originalQuery ?? query ?? '').trim() !== '', 'query is missing or empty');

export type InquiryResult = { ok: true; inquiry: Inquiry } | { ok: false; error: string };

/** The request body as an inquiry, or a sentence that says what is wrong with it. */
export function readInquiry(body: unknown): InquiryResult {
  const parsed = inquiryRequest.safeParse(withLastMessages(body));
  if (!parsed.success) return { ok: false, error: firstProblem(parsed.error) };
  const { query = '', originalQuery, history, page, topK } = parsed.data;
  return {
    ok: true,
    inquiry: {
      question: originalQuery?.trim() ? originalQuery : query,
      history: (history ?? []).map(({ sender, text }) => ({ sender, text: text.slice(0, chatHistory.letters) })),
      page: page?.slice(0, pageLetters),
      topK: topK ?? defaultTopK,
    },
  };
}

/** History beyond what the widget sends is dropped rather than rejected, so that long conversations continue. */
function withLastMessages(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('history' in body) || !Array.isArray(body.history)) return body;
  return { ...body, history: body.history.slice(-chatHistory.messages) };
}
