import type { Entry } from './entry.ts';

/** An entry whose texts still contain references (`{logo-design.basic.price}`), and where it was written. */
export interface Draft extends Omit<Entry, 'equals'> {
  /** Stated on one side only; `equalsById` adds the other side. */
  equals?: readonly number[];
  /** What to open to change it: 'entries/payment.md:12', 'render/prices.ts'. */
  source: string;
}

/** A problem with an entry, worded for the person who edits the file. */
export interface Finding {
  source: string;
  /** Undefined if the text is too broken to have one. */
  id: number | undefined;
  reason: string;
}
