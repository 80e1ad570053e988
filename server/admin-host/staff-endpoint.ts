import type { Assistant } from '#assistant/assistant.ts';
import { listFigures } from '#catalogue/figures.ts';
import type { TalkView } from '#leads/talk.ts';
import { apiError, type Endpoint } from '../api.ts';
import { countLabels, readVisits } from '../insights/visits.ts';
import { readJsonBody } from '../json-body.ts';
import type { StaffQuotes } from '../quotes/staff-quotes.ts';
import type { CountStore } from '../store/count-store.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { TalkService } from '../talk/talk-service.ts';
import { type FoundAnswer, findAnswers } from './found-answer.ts';
import { callsWithSecret } from './shared-secret.ts';
import { type StaffRequest, type StaffTalk, staffRequest, type TriedWording } from './staff-request.ts';
import type { Supervision } from './supervision.ts';

interface Options {
  token: string;
  supervision: Pick<Supervision, 'ask'>;
  /** The assistant that visitors use. */
  assistant: Assistant;
  /** Sets the status of a message. */
  mark: LeadStore['mark'];
  /** Talks between visitors and staff. */
  talk: Pick<TalkService, 'readAsStaff' | 'reply'>;
  /** Whether replies are also emailed to visitors. */
  mailsReplies: boolean;
  quotes: StaffQuotes;
  counts: CountStore;
  /** How long messages are kept; 0 for ever. */
  leadRetentionDays: number;
}

const bodyBytes = 32 * 1024;

/** Answers requests from the panel. Only the admin host may call it. */
export function createStaffEndpoint(options: Options): Endpoint {
  const { token, supervision, assistant, mark, talk, mailsReplies, quotes, counts, leadRetentionDays } = options;
  const isKnown = callsWithSecret(token);

  async function tryWordings(asked: StaffRequest & { about: 'wordings' }): Promise<TriedWording[]> {
    const { questions } = asked;
    const [now, answer] = await Promise.all([findAnswers(assistant, questions), supervision.ask(asked)]);
    const withDraft = answer as readonly FoundAnswer[];
    const none: FoundAnswer = { near: [] };
    return questions.map((question, index) => ({
      question,
      now: now[index] ?? none,
      withDraft: withDraft[index] ?? none,
    }));
  }

  function asStaffSee(view: TalkView | undefined): StaffTalk {
    if (!view) throw new Error('The site no longer has this message.');
    return { ...view, mailsReplies };
  }

  async function answer(asked: StaffRequest): Promise<unknown> {
    switch (asked.about) {
      case 'wordings':
        return tryWordings(asked);
      case 'message':
        return { known: await mark(asked.reference, asked.status) };
      case 'talk':
        return asStaffSee(await talk.readAsStaff(asked.reference));
      case 'reply':
        return asStaffSee(await talk.reply(asked));
      case 'quotes':
        return quotes.list();
      case 'quote-withdrawn':
        return quotes.change(asked.number, { change: 'withdraw' });
      case 'quote-extended':
        return quotes.change(asked.number, { change: 'extend', until: asked.until });
      case 'visits':
        return { ...(await readVisits(counts, asked.days, Date.now())), labels: countLabels };
      case 'retention':
        return { days: leadRetentionDays };
      case 'figures':
        return listFigures();
      default:
        return supervision.ask(asked);
    }
  }

  return {
    method: 'POST',
    path: '/staff',
    async handle({ request }) {
      if (!isKnown(request)) return apiError(401, 'The secret is missing or wrong.');
      const body = await readJsonBody(request, bodyBytes);
      if (!body.ok) return apiError(body.status, body.error);
      const { data: asked } = staffRequest.safeParse(body.value);
      if (!asked) return apiError(400, 'There is no such question.');
      try {
        return Response.json(await answer(asked), { headers: { 'cache-control': 'no-store' } });
      } catch (error) {
        return apiError(503, error instanceof Error ? error.message : `${error}`);
      }
    },
  };
}
