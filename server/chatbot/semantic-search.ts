import type { Assistant } from '#assistant/assistant.ts';
import type { Answer, Inquiry } from '#assistant/contract.ts';
import { apiError, type Endpoint, tooMany } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';
import { readJsonBody } from '../json-body.ts';
import { readInquiry } from './inquiry.ts';

const bodyBytes = 32 * 1024;

export interface SemanticSearchOptions {
  mayAsk: ClientLimit;
  assistant: Assistant;
  /** Called with each question and its answer. */
  asked?: ((inquiry: Inquiry, answer: Answer, request: Request) => void) | undefined;
}

/** The chat's endpoint: takes a question, returns the reply or a message that there is no answer. */
export function createSemanticSearch({ mayAsk, assistant, asked }: SemanticSearchOptions): Endpoint {
  async function handle({ request, clientKey }: Parameters<Endpoint['handle']>[0]): Promise<Response> {
    const permission = await mayAsk(clientKey);
    if (!permission.allowed) return tooMany('Too many questions', permission);
    const body = await readJsonBody(request, bodyBytes);
    if (!body.ok) return apiError(body.status, body.error);
    const read = readInquiry(body.value);
    if (!read.ok) return apiError(400, read.error);
    const answer = await assistant.reply(read.inquiry);
    asked?.(read.inquiry, answer, request);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  }

  return { method: 'POST', path: '/chatbot/semantic-search', handle };
}
