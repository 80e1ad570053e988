import { z } from 'zod';
import { apiError, type Endpoint, tooMany } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';
import { readJsonBody } from '../json-body.ts';
import { maskContacts } from './mask-contacts.ts';

/** The logged part of a rating. */
export interface FeedbackEntry {
  question: string;
  replyId: number | string;
  score: 1 | -1;
}

interface Options {
  record: (entry: FeedbackEntry, request: Request) => void;
  mayRate: ClientLimit;
}

/** More clicks than anyone makes in a minute, too few to flood the log. */
export const feedbackPerMinute = 30;
/** A question of 1,000 characters takes up to 4,000 bytes, and a little more when escaped. */
const maxBodyBytes = 8_192;

export const feedbackRequest = z.object({
  question: z.string().max(1_000),
  replyId: z.union([z.number(), z.string().max(200)]),
  score: z.literal([1, -1]),
});

/** POST /api/chatbot/feedback: whether a reply helped. Responds with 204. */
export function createFeedback({ record, mayRate }: Options): Endpoint {
  return {
    method: 'POST',
    path: '/chatbot/feedback',
    async handle({ request, clientKey }) {
      const permission = await mayRate(clientKey);
      if (!permission.allowed) return tooMany('Too much feedback at once', permission);
      const body = await readJsonBody(request, maxBodyBytes);
      if (!body.ok) return apiError(body.status, body.error);
      const feedback = feedbackRequest.safeParse(body.value);
      if (!feedback.success) return apiError(400, 'Send question, replyId and a score of 1 or -1.');
      const { question, replyId, score } = feedback.data;
      const id = typeof replyId === 'string' ? maskContacts(replyId) : replyId;
      record({ question: maskContacts(question), replyId: id, score }, request);
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    },
  };
}
