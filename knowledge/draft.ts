import type { Entry } from './entry.ts';

/** An entry whose texts still name their figures (`{logo-design.basic.price}`), and where it was written. */
export interface Draft extends Omit<Entry, 'equals'> {
  /** Stated on one side only; `equalsById` completes them. */
  equals?: readonly number[];
  /** 'entries/payment.md:12', 'render/prices.ts': what a person has to open to change it. */
  source: string;
}

/** Something wrong with an entry, said so that whoever edits the file can mend it. */
export interface Finding {
  source: string;
  /** Undefined where the text is too broken to have one. */
  id: number | undefined;
  reason: string;
}
