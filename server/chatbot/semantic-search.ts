import type { Assistant } from '#assistant/assistant.ts';
import { apiError, type Endpoint, tooMany } from '../api.ts';
import { createClientLimit } from '../client-limit.ts';
import { readJsonBody } from '../json-body.ts';
import { readInquiry } from './inquiry.ts';

const bodyBytes = 32 * 1024;

export interface SemanticSearchOptions {
  /** Questions a minute for each visitor; 0 for no limit. */
  limit: number;
  assistant: Assistant;
  now?: () => number;
}

/** The chat's endpoint: a question in, the reply or an honest 'no answer' out. */
export function createSemanticSearch({ limit, assistant, now }: SemanticSearchOptions): Endpoint {
  const mayAsk = createClientLimit({ perMinute: limit, now });

  async function handle({ request, clientKey }: Parameters<Endpoint['handle']>[0]): Promise<Response> {
    const permission = mayAsk(clientKey);
    if (!permission.allowed) return tooMany('Too many questions', permission);
    const body = await readJsonBody(request, bodyBytes);
    if (!body.ok) return apiError(body.status, body.error);
    const read = readInquiry(body.value);
    if (!read.ok) return apiError(400, read.error);
    return Response.json(await assistant.reply(read.inquiry), { headers: { 'cache-control': 'no-store' } });
  }

  return { method: 'POST', path: '/chatbot/semantic-search', handle };
}
