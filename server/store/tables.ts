import type { ColumnType, Generated } from 'kysely';
import type { SentFields } from '#leads/contact-fields.ts';

/** Times are milliseconds since 1970; booleans are 1 or 0. Both databases support these. */
export interface LeadTable extends SentFields {
  id: string;
  /** The reference for the visitor: 'H7K2-9QMD'. */
  reference: string;
  idempotency_key: string;
  created_at: number;
  status: string;
  /** Signs of spam, separated by spaces; empty if there are none. */
  marks: string;
  /** The visitor's address, hashed with a key that is deleted the next day. */
  address_hash: string;
  /** Hash of the message's text, to find the same text sent again. */
  text_hash: string;
  /** Hash of the form's token and the visitor's address: a token is valid for one message. */
  token_hash: ColumnType<string | null, string | undefined, never>;
  /** Hash of the sender's mailbox, however the address is written. */
  mailbox_hash: ColumnType<string | null, string | undefined, never>;
  /**
   * The key of its talk, at the end of the URL where the sender reads replies. Anyone who has it can read and write
   * there.
   */
  talk_key: ColumnType<string | null, string | undefined, string>;
  /** What kind of message it is. */
  kind: ColumnType<LeadKind, LeadKind | undefined, never>;
  /** The number of the quote it accepts. */
  quote: ColumnType<string | null, string | undefined, never>;
}

/** 'message' from the form; 'hand-over' from the chat; 'acceptance' of a quote. */
export type LeadKind = 'message' | 'hand-over' | 'acceptance';

/** What was said after the first message, by its sender or by staff. */
export interface TalkMessageTable {
  id: string;
  lead_id: string;
  /** The idempotency key, unique within its talk. */
  idempotency_key: string;
  /** Later than any earlier message of the same talk. */
  said_at: number;
  author: 'visitor' | 'staff';
  /** The member of staff; empty for the visitor. */
  name: string;
  text: string;
}

export interface DeliveryTable {
  id: string;
  lead_id: string;
  /** The later message; null if the first message itself is delivered. */
  talk_message_id: ColumnType<string | null, string | undefined, never>;
  channel: string;
  state: 'waiting' | 'delivered' | 'given up';
  attempts: number;
  /** Not before this time. */
  next_at: number;
  /** Until then it is claimed by an instance. */
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
  /** The period being counted. */
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
  /** The service it was about, if any. */
  service: string;
  /** Whether it was sent to staff, if it should be. */
  told: ColumnType<number, number | undefined, number>;
  /** Until then it is claimed by the instance that sends it. */
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
  /** The end of its URL, which can't be guessed. */
  id: string;
  /** Its number: 'H7K2-9QMD'. */
  number: string;
  idempotency_key: string;
  created_at: number;
  /** When it expires. */
  valid_until: ColumnType<number, number, number>;
  /** The estimator's query it was made from. */
  choice: string;
  /** Its lines, totals and conditions at that time, as JSON. */
  content: string;
  withdrawn_at: ColumnType<number | null, never, number>;
  accepted_at: ColumnType<number | null, never, number>;
}

/** One row per day and action. Nothing in it identifies visitors. */
export interface CountTable {
  /** '2026-01-15', in UTC. */
  day: string;
  /** The action: 'view', 'question answered'. */
  name: string;
  /** The path of a page; empty if that isn't counted. */
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
