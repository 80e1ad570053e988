import type { ColumnType, Generated } from 'kysely';

/** Times are milliseconds since 1970; what is true or false is 1 or 0. Both databases know these. */
export interface LeadTable {
  id: string;
  /** What the visitor was told: 'H7K2-9QMD'. */
  reference: string;
  idempotency_key: string;
  created_at: number;
  status: string;
  /** Why it may come from a robot, separated by spaces; empty where nothing is odd. */
  marks: string;
  name: string;
  email: string;
  company: string;
  country: string;
  service: string;
  budget: string;
  message: string;
  estimate: string;
  transcript: string;
  /** The visitor's address, hashed with a key that is thrown away the next day. */
  address_hash: string;
  /** Of the message's text, to find the same text sent again. */
  text_hash: string;
  /** Of the form's token and the visitor's address: a token is good for one message. */
  token_hash: ColumnType<string | null, string | undefined, never>;
  /** Of the mailbox that mail to the sender ends up in, however its address is written. */
  mailbox_hash: ColumnType<string | null, string | undefined, never>;
  /** The end of the address at which its sender reads the replies; whoever has it may read and write there. */
  talk_key: ColumnType<string | null, string | undefined, string>;
  /** What the visitor wants of it. */
  kind: ColumnType<LeadKind, LeadKind | undefined, never>;
  /** The number of the quote that it accepts. */
  quote: ColumnType<string | null, string | undefined, never>;
}

/** 'message' came by the form; 'hand-over' in the chat; 'acceptance' takes up a quote. */
export type LeadKind = 'message' | 'hand-over' | 'acceptance';

/** What was said after the first message, by its sender or by staff. */
export interface TalkMessageTable {
  id: string;
  lead_id: string;
  /** The same for every attempt to say one thing; each talk has its own. */
  idempotency_key: string;
  /** Later than that of everything said before in the same talk. */
  said_at: number;
  author: 'visitor' | 'staff';
  /** Who of the staff; empty where it was the visitor. */
  name: string;
  text: string;
}

export interface DeliveryTable {
  id: string;
  lead_id: string;
  /** What was said later; nothing where the first message itself is delivered. */
  talk_message_id: ColumnType<string | null, string | undefined, never>;
  channel: string;
  state: 'waiting' | 'delivered' | 'given up';
  attempts: number;
  /** Not before this time. */
  next_at: number;
  /** Until then it belongs to the instance that took it. */
  claimed_until: number;
  claimed_by: string;
  last_error: string;
  delivered_at: number | null;
}

export interface KeyTable {
  name: string;
  value: string;
  created_at: number;
}

export interface RateTable {
  bucket: string;
  /** Which stretch of time this counts. */
  stretch: number;
  hits: number;
}

export interface QuestionTable {
  id: Generated<number>;
  asked_at: number;
  question: string;
  answered: ColumnType<number, number, number>;
  answer_id: string;
  answer_question: string;
  source: string;
  score: number;
  /** The service that it was about, where it was about one. */
  service: string;
  /** Whether staff have been told of it, where they are to be. */
  told: ColumnType<number, number | undefined, number>;
  /** Until then it belongs to the instance that is telling them. */
  claimed_until: ColumnType<number, number | undefined, number>;
}

export interface RatingTable {
  id: Generated<number>;
  rated_at: number;
  question: string;
  answer_id: string;
  score: number;
}

export interface QuoteTable {
  /** The end of its address, which nobody can guess. */
  id: string;
  /** What people call it: 'H7K2-9QMD'. */
  number: string;
  idempotency_key: string;
  created_at: number;
  /** The last moment at which it can be accepted. */
  valid_until: ColumnType<number, number, number>;
  /** What it was made of, as the estimator's address says it. */
  choice: string;
  /** Its lines, sums and conditions as they were then, in JSON. */
  content: string;
  withdrawn_at: ColumnType<number | null, never, number>;
  accepted_at: ColumnType<number | null, never, number>;
}

/** One row a day and thing counted. Nothing in it tells who was counted. */
export interface CountTable {
  /** '2026-01-15', by UTC. */
  day: string;
  /** What was counted: 'view', 'question answered'. */
  name: string;
  /** Where: the path of a page; empty where that is not counted. */
  place: string;
  count: number;
}

export interface Tables {
  leads: LeadTable;
  talk_messages: TalkMessageTable;
  deliveries: DeliveryTable;
  keys: KeyTable;
  rates: RateTable;
  questions: QuestionTable;
  ratings: RatingTable;
  quotes: QuoteTable;
  counts: CountTable;
}
