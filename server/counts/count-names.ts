import type { LeadKind } from '../store/tables.ts';

/** What is counted, in the order of a visit. Names are stored, so released ones never change. */
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

/** Counted in the same transaction as the message. */
export const countOfKind: Record<LeadKind, CountName> = {
  message: 'message',
  'hand-over': 'handed over',
  acceptance: 'quote accepted',
};

/** What led to a message, instead of a page. */
export const messageOrigins = { chat: 'chat', estimate: 'estimate', form: 'form' } as const;
