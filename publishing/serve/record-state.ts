import type { ContentHealth } from '#server/admin-host/content-health.ts';
import type { RecordState } from '#server/admin-host/staff-request.ts';
import { addressOf } from '../content/addresses.ts';
import type { Content, RecordType, StoredRecord } from '../content/content.ts';
import { type Located, refusalOf } from '../content/locate-problems.ts';

/** The result of a round of publishing. */
export interface RoundResult {
  /** Everything published by then has been handled; by the admin host's clock. */
  readAt: string | undefined;
  problems: readonly Located[];
  /** What staff published, with ids of the admin host. */
  published: Content;
  /** What the site shows. */
  live: Content;
}

/** What the site did with a record staff published. */
export function recordState(
  type: RecordType,
  id: string,
  { failed, heldSince }: Pick<ContentHealth, 'failed' | 'heldSince'>,
  { readAt, problems, published, live }: RoundResult,
): Omit<RecordState, 'reading'> {
  const own = problems.filter((problem) => problem.kind === type && problem.id === id);
  const key = (published[type] as readonly StoredRecord[]).find((kept) => kept.id === id)?.key;
  const shown = (live[type] as readonly StoredRecord[]).find((kept) => kept.id === id || kept.key === key);
  return {
    readAt,
    failed,
    heldSince,
    refusals: own.map(refusalOf),
    naming: own.flatMap(({ naming }) => naming ?? []),
    shown: shown !== undefined,
    shownSince: shown?.sentAt,
    address: shown && addressOf(type, shown.value),
  };
}
