import type { Outcome } from '#leads/outcome.ts';
import { apiError, type Endpoint } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';
import { readJsonBody } from '../json-body.ts';
import { isSameOrigin } from '../same-origin.ts';
import { tooMany } from '../write-if-allowed.ts';
import { headersOf, statusOf } from './outcome-answer.ts';
import type { LeadReceiver } from './receive.ts';

/** The longest message and conversation, at four bytes per character. */
const maxBodyBytes = 128 * 1024;

/** POST /api/contact and GET /api/contact/token: the contact form with scripts. */
export function createContactEndpoints({ receive, token }: LeadReceiver, mayTry: ClientLimit): Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/contact',
      async handle({ request, clientKey }) {
        const message = await readMessage(request, clientKey, mayTry);
        return message instanceof Response ? message : answerOutcome(await receive(message, clientKey));
      },
    },
    {
      method: 'GET',
      path: '/contact/token',
      handle: async () => Response.json({ token: await token() }, { headers: { 'cache-control': 'no-store' } }),
    },
  ];
}

/** The fields of a message sent as JSON, or the response that rejects it. */
export async function readMessage(
  request: Request,
  clientKey: string,
  mayTry: ClientLimit,
): Promise<Record<string, unknown> | Response> {
  if (!isSameOrigin(request)) return apiError(403, 'Messages are accepted from our own pages only.');
  const permission = await mayTry(clientKey);
  if (!permission.allowed) return answerOutcome(tooMany(permission));
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok) return apiError(body.status, body.error);
  const { value } = body;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return apiError(400, 'Please send the fields of the form.');
  }
  return { ...value };
}

/** Like every response below /api, an unsuccessful one has an `error` in words. */
export function answerOutcome(outcome: Outcome): Response {
  const error = errorOf(outcome);
  return Response.json(error ? { ...outcome, error } : outcome, {
    status: statusOf(outcome),
    headers: headersOf(outcome),
  });
}

function errorOf(outcome: Outcome): string | undefined {
  if (outcome.kind === 'thanked') return undefined;
  return outcome.kind === 'invalid' ? Object.values(outcome.errors).join(' ') : outcome.message;
}
