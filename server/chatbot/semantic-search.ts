import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import { allEntries } from '#knowledge/index.ts';
import { apiError, type Endpoint } from '../api.ts';
import { readJsonBody } from '../json-body.ts';
import { createRateLimit } from '../rate-limit.ts';
import { readInquiry } from './inquiry.ts';

const bodyBytes = 32 * 1024;
const windowMs = 60_000;

export interface SemanticSearchOptions {
  /** Questions a minute for each visitor. */
  limit: number;
  assistant?: Assistant;
  now?: () => number;
}

/** The chat's endpoint: a question in, the reply or an honest 'no answer' out. */
export function createSemanticSearch({ limit, assistant, now = Date.now }: SemanticSearchOptions): Endpoint {
  const answering = assistant ?? createAssistant({ entries: allEntries() });
  // The first reply compiles every expression, which takes a hundred milliseconds: not at a visitor's cost.
  answering.reply({ question: 'How much is a logo and how long does it take?', history: [], topK: 1 });
  const rateLimit = createRateLimit({ limit, windowMs });

  async function handle({ request, clientKey }: Parameters<Endpoint['handle']>[0]): Promise<Response> {
    const permission = rateLimit.take(clientKey, now());
    if (!permission.allowed) {
      const seconds = `${permission.retryAfterSeconds}`;
      return apiError(429, `Too many questions: try again in ${seconds} seconds.`, { 'retry-after': seconds });
    }
    const body = await readJsonBody(request, bodyBytes);
    if (!body.ok) return apiError(body.status, body.error);
    const read = readInquiry(body.value);
    if (!read.ok) return apiError(400, read.error);
    return Response.json(answering.reply(read.inquiry), { headers: { 'cache-control': 'no-store' } });
  }

  return { method: 'POST', path: '/chatbot/semantic-search', handle };
}
