import type { Mark } from '../leads/spam-marks.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';
import type { TalkMessage } from '../store/talk-store.ts';

/** What to deliver: a message, and later messages from its sender or staff. */
export type Carried = 'message' | TalkMessage['author'];

/** A delivery channel, such as email or a webhook. The outbox calls it, and again if it fails. */
export interface Deliverer {
  /** Stored with each delivery, so it must never change. */
  channel: string;
  carries: readonly Carried[];
  /** Whether a message with these marks uses this channel. */
  takes: (marks: readonly Mark[]) => boolean;
  /**
   * Resolves when the other side has accepted the message or the later message. A delivery may be repeated, with the
   * same id.
   */
  deliver: (lead: StoredLead, delivery: StoredDelivery, signal: AbortSignal, said?: TalkMessage) => Promise<void>;
  close?: () => void;
}

/** A permanent rejection: a retry would fail in the same way. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The signs of spam that a stored message was marked with. */
export function marksIn({ marks }: StoredLead): Mark[] {
  return marks.split(' ').filter(Boolean) as Mark[];
}
