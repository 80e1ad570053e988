import { officeHours } from '#company/facts.ts';
import { officeAt } from '#company/office-hours.ts';
import type { SayOutcome } from '#leads/talk.ts';
import { knownParameter, talkKeyHeader } from '#leads/talk-addresses.ts';
import { apiError, type Endpoint, tooMany } from '../api.ts';
import type { ClientLimit } from '../client-limit.ts';
import { readJsonBody } from '../json-body.ts';
import { answerOutcome, readMessage } from '../leads/endpoint.ts';
import type { LeadReceiver } from '../leads/receive.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { TalkService } from './talk-service.ts';

interface Options {
  service: TalkService;
  receiver: LeadReceiver;
  /** How often a visitor may try to hand over. */
  mayTry: ClientLimit;
  /**
   * How often a visitor may open the form and poll for replies; counted per instance, because it must cost next to
   * nothing.
   */
  mayPoll: ClientLimit;
  now?: () => number;
}

/** The longest message, at four bytes per character. */
const maxBodyBytes = 32 * 1024;
const statuses = { said: 201, invalid: 400, unknown: 404, full: 409, 'too many': 429, away: 503 } as const;
const uncached = { 'cache-control': 'no-store' };

/** The talk with a person in the chat: handing over, polling for replies, following up. */
export function createTalkEndpoints({ service, receiver, mayTry, mayPoll, now = Date.now }: Options): Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/talk',
      async handle({ clientKey }) {
        const permission = await mayPoll(clientKey);
        if (!permission.allowed) return tooMany('Too many requests', permission);
        const office = officeAt(now(), officeHours);
        return Response.json({ token: await receiver.token(), office }, { headers: uncached });
      },
    },
    {
      method: 'POST',
      path: '/talk',
      async handle({ request, clientKey }) {
        const message = await readMessage(request, clientKey, mayTry);
        if (message instanceof Response) return message;
        return answerOutcome(await receiver.receive(message, clientKey, 'chat'));
      },
    },
    {
      method: 'GET',
      path: '/talk/messages',
      async handle({ request, clientKey }) {
        const permission = await mayPoll(clientKey);
        if (!permission.allowed) return tooMany('Too many requests', permission);
        const known = Number(new URL(request.url).searchParams.get(knownParameter) ?? -1);
        const news = await service.news(request.headers.get(talkKeyHeader) ?? '', known).catch(() => 'away' as const);
        if (news === 'away') return apiError(503, "Replies can't be read at the moment.");
        if (news === undefined) return apiError(404, 'There is no such conversation.');
        return news === 'nothing'
          ? new Response(null, { status: 204, headers: uncached })
          : Response.json(news, { headers: uncached });
      },
    },
    {
      method: 'POST',
      path: '/talk/messages',
      async handle({ request, clientKey }) {
        if (!isSameOrigin(request)) return apiError(403, 'Messages are accepted from our own pages only.');
        const body = await readJsonBody(request, maxBodyBytes);
        if (!body.ok) return apiError(body.status, body.error);
        const { id, text } = (body.value ?? {}) as { id?: unknown; text?: unknown };
        return answer(await service.say(request.headers.get(talkKeyHeader) ?? '', { id, text }, clientKey));
      },
    },
  ];
}

function answer(outcome: SayOutcome): Response {
  const status = statuses[outcome.kind];
  if (outcome.kind === 'said') return Response.json(outcome.talk, { status, headers: uncached });
  const retry = outcome.kind === 'too many' ? { 'retry-after': `${outcome.retryAfterSeconds}` } : undefined;
  return apiError(status, outcome.message, retry);
}
