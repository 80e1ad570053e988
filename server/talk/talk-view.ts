import type { TalkView } from '#leads/talk.ts';
import type { Talk } from '../store/talk-store.ts';

/** What both sides see of a talk; no other stored data is sent. */
export function viewOf(talk: Talk | undefined): TalkView | undefined {
  if (!talk) return undefined;
  const { lead, messages } = talk;
  return {
    reference: lead.reference,
    messages: [
      { id: lead.id, at: lead.created_at, by: 'visitor', name: '', text: lead.message },
      // Messages carry the ids their senders chose, so that browsers recognize their own.
      ...messages.map(({ idempotency_key, said_at, author, name, text }) => ({
        id: idempotency_key,
        at: said_at,
        by: author === 'staff' ? ('team' as const) : author,
        name,
        text,
      })),
    ],
  };
}
