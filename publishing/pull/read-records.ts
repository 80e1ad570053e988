import { z } from 'zod';
import {
  type Content,
  keyOf,
  mapTypes,
  type Problem,
  type RecordType,
  type StoredRecord,
  singleTypes,
} from '../content/content.ts';
import type { Fetched, FetchedRecord, FetchedTypes } from './fetch-records.ts';
import { recordSchemas } from './record-schemas.ts';

export interface ReadContent {
  content: Content;
  problems: Problem[];
}

/** Longer names aren't repeated in messages. */
const maxNameLength = 100;

/** How a record identifies itself, however broken the rest is. */
const identity = z.object({
  documentId: z.string().max(maxNameLength),
  publishedAt: z.iso.datetime().nullish().catch(undefined),
  slug: z.string().max(maxNameLength).nullish().catch(undefined),
  number: z.number().nullish().catch(undefined),
  sid: z.string().max(maxNameLength).nullish().catch(undefined),
  title: z.string().max(maxNameLength).nullish().catch(undefined),
  trade: z.string().max(maxNameLength).nullish().catch(undefined),
  text: z
    .string()
    .transform((text) => text.slice(0, maxNameLength))
    .nullish()
    .catch(undefined),
});

/** A site needs these. If all of them are gone, it is taken for a mistake. */
const neverEmpty: ReadonlySet<RecordType> = new Set<RecordType>(['service', 'category', 'knowledge-entry']);
const maxReasons = 3;

export interface ReadRecord {
  id: string;
  /** What to call it if it can't be read. */
  name: string;
  kept: StoredRecord | undefined;
  reason: string;
}

/** 'packages.0.price: must be above zero; …' */
function reasonOf(error: z.ZodError): string {
  const reasons = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  const more = reasons.length > maxReasons ? `; and ${reasons.length - maxReasons} more` : '';
  return reasons.slice(0, maxReasons).join('; ') + more;
}

export function readRecord(type: RecordType, { record, fault }: FetchedRecord): ReadRecord {
  const known = identity.safeParse(record).data;
  const id = known?.documentId ?? '';
  const own = type === 'category' ? known?.sid : type === 'knowledge-entry' ? known?.number : known?.slug;
  const name = singleTypes.has(type) ? type : `${own ?? known?.title ?? known?.trade ?? known?.text ?? id}`;
  if (fault) return { id, name, kept: undefined, reason: fault };
  const read = recordSchemas[type].safeParse(record);
  if (!read.success) return { id, name, kept: undefined, reason: reasonOf(read.error) };
  const key = (keyOf[type] as (value: unknown) => string)(read.data);
  const sentAt = known?.publishedAt;
  const kept = { key, ...(id ? { id } : {}), ...(sentAt ? { sentAt } : {}), value: read.data };
  return { id, name: key, kept, reason: '' };
}

/** The record's last valid version: by the admin host's id, otherwise by the name staff use. */
function lastGoodOf(list: readonly StoredRecord[], id: string | undefined, key: string): StoredRecord | undefined {
  return (id ? list.find((each) => each.id === id) : undefined) ?? list.find((each) => each.key === key);
}

/** If two share a name, the one that had it before keeps it. */
function claims(read: readonly ReadRecord[], lastGood: readonly StoredRecord[]): Map<string, ReadRecord> {
  const owners = new Map<string, ReadRecord>();
  for (const record of read) {
    if (!record.kept) continue;
    const before = lastGood.find(({ key }) => key === record.kept?.key)?.id;
    if (!owners.has(record.kept.key) || (before !== undefined && before === record.id)) {
      owners.set(record.kept.key, record);
    }
  }
  return owners;
}

function readType(type: RecordType, { records, missing }: Fetched, lastGood: readonly StoredRecord[]) {
  const problems: Problem[] = [];
  const read = records.map((record) => readRecord(type, record));
  const owners = claims(read, lastGood);
  const kept = new Map<string, StoredRecord>();
  const keep = (record: StoredRecord | undefined) => record && !kept.has(record.key) && kept.set(record.key, record);
  for (const record of read) {
    const { id, name, kept: own } = record;
    if (own && owners.get(own.key) === record) {
      keep(own);
      continue;
    }
    const reason = own ? `two have the name '${own.key}': rename or remove one` : record.reason;
    problems.push({ type, record: name, reason, ...(id ? { id } : {}) });
    const before = lastGoodOf(lastGood, id, own ? '' : name);
    if (before && !owners.has(before.key)) keep(id ? { ...before, id } : before);
  }
  for (const reason of missing) problems.push({ type, record: singleTypes.has(type) ? type : 'one of them', reason });
  // A record that is missing from the response has no name: it may be any that isn't there.
  if (missing.length > 0) {
    const ids = new Set(read.map(({ id }) => id));
    for (const before of lastGood) if (!before.id || !ids.has(before.id)) keep(before);
  }
  if (kept.size === 0 && lastGood.length > 0 && neverEmpty.has(type)) {
    problems.push({ type, record: 'all of them', reason: 'none is published; the site keeps what it had' });
    for (const before of lastGood) keep(before);
  }
  return { list: [...kept.values()], problems };
}

/**
 * The fetched content in the repository's shapes. An invalid record is replaced by its last valid version, or left out
 * if it never had one.
 */
export function readRecords(fetched: FetchedTypes, lastGood: Content): ReadContent {
  const problems: Problem[] = [];
  const content = mapTypes((type) => {
    const read = readType(type, fetched[type], lastGood[type]);
    problems.push(...read.problems);
    return read.list;
  });
  return { content, problems };
}
