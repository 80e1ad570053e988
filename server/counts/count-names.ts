import type { LeadKind } from '../store/tables.ts';

/** What is counted, in the order of a visit. Names are stored: what has been released stays. */
export const countNames = [
  'view',
  'chat begun',
  'question answered',
  'question unanswered',
  'answer unhelpful',
  'handed over',
  'estimate',
  'quote',
  'quote accepted',
  'message',
  'order',
] as const;

export type CountName = (typeof countNames)[number];

/** Counted with the message itself. */
export const countOfKind: Record<LeadKind, CountName> = {
  message: 'message',
  'hand-over': 'handed over',
  acceptance: 'quote accepted',
};

/** What a message grew out of, in place of a page. */
export const messageOrigins = { chat: 'chat', estimate: 'estimate', form: 'form' } as const;
