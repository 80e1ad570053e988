import type { Money } from '#language/slots/money-in.ts';
import type { Count } from '#language/slots/numbers-in.ts';
import type { AuthorityMark, TierMark } from '#language/slots/tiers-in.ts';
import type { Marks } from '../talk/line.ts';

export interface AllMarks {
  counts: readonly Count[];
  tiers: readonly TierMark[];
  authorities: readonly AuthorityMark[];
  money: readonly Money[];
}

export type Mark =
  | { field: 'counts'; at: number; mark: Count }
  | { field: 'tiers'; at: number; mark: TierMark }
  | { field: 'authorities'; at: number; mark: AuthorityMark }
  | { field: 'prices'; at: number; mark: number };

/** More packages and amounts than this are a list that needs a quote from a person. */
export const maxMarks = 40;

/** In the order of the message. */
export function marksIn({ counts, tiers, authorities, money }: AllMarks): Mark[] {
  const marks: Mark[] = [
    ...counts.map((mark): Mark => ({ field: 'counts', at: mark.at, mark })),
    ...tiers.map((mark): Mark => ({ field: 'tiers', at: mark.at, mark })),
    ...authorities.map((mark): Mark => ({ field: 'authorities', at: mark.at, mark })),
    ...money
      .filter(({ budget }) => !budget)
      .map((mark): Mark => ({ field: 'prices', at: mark.at, mark: mark.dollars })),
  ];
  return marks.toSorted((left, right) => left.at - right.at).slice(0, maxMarks);
}

export function withMark(marks: Marks, { field, mark }: Mark): Marks {
  return { ...marks, [field]: [...marks[field], mark] };
}
