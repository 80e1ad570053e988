import type { SpamMark } from '../leads/spam-marks.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';
import type { TalkMessage } from '../store/talk-store.ts';

/** What to deliver: a message, and later messages from its sender or staff. */
export type DeliveryKind = 'message' | TalkMessage['author'];

/** A delivery channel, such as email or a webhook. The outbox calls it, and again if it fails. */
export interface Deliverer {
  /** Stored with each delivery, so it must never change. */
  channel: string;
  kinds: readonly DeliveryKind[];
  /** Whether a message with these marks uses this channel. */
  accepts: (marks: readonly SpamMark[]) => boolean;
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
export function storedMarks({ marks }: StoredLead): SpamMark[] {
  return marks.split(' ').filter(Boolean) as SpamMark[];
}
