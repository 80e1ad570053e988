import type { Mark } from '../leads/marks.ts';
import type { StoredDelivery, StoredLead } from '../store/lead-store.ts';
import type { TalkMessage } from '../store/talk-store.ts';

/** What there is to deliver: a message, and what its sender or staff say about it later. */
export type Carried = 'message' | TalkMessage['author'];

/** One way by which messages leave: email, a webhook. The outbox calls it, and calls again when it fails. */
export interface Deliverer {
  /** Stored with each delivery, so it stays the same for ever. */
  channel: string;
  carries: readonly Carried[];
  /** Whether a message with these marks goes this way. */
  takes: (marks: readonly Mark[]) => boolean;
  /**
   * Ends well when the other side has taken the message, or what was said about it later. The same delivery may come twice;
   * its id is the same then.
   */
  deliver: (lead: StoredLead, delivery: StoredDelivery, signal: AbortSignal, said?: TalkMessage) => Promise<void>;
  close?: () => void;
}

/** The other side will never take it: trying again would only repeat the refusal. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** What a message is called where several are listed. */
export function marksIn({ marks }: StoredLead): Mark[] {
  return marks.split(' ').filter(Boolean) as Mark[];
}
