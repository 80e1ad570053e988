import { z } from 'zod';
import { type AdminHost, AdminHostError, type QueryError, queryComplete } from '#server/admin-host/admin-host.ts';
import { type RecordType, recordTypes, singleTypes } from '../content/content.ts';
import { draftQuery, listQuery, placesQuery, queryNames, singlesQuery, timeQuery } from './queries.ts';

export interface FetchedRecord {
  record: unknown;
  /** Why part of it is missing. What is there may look right and be wrong. */
  fault?: string | undefined;
}

/** The records of a type as returned by the admin host. */
export interface Fetched {
  records: readonly FetchedRecord[];
  /** Why records are missing, one reason each. It isn't known which ones they are. */
  missing: readonly string[];
}

export type FetchedTypes = Readonly<Record<RecordType, Fetched>>;

const pageSize = 500;
/** Nobody writes more content than this by hand. */
const maxRecords = 20_000;
const timeoutMs = 10_000;

/** An error in part of one record; any other error means that the whole query failed. */
function partial(errors: readonly QueryError[], depth: number): readonly QueryError[] {
  const whole = errors.find(({ path = [] }) => path.length < depth);
  if (whole) throw new AdminHostError(`The admin host returned an error: ${whole.message}`);
  return errors;
}

/** How GraphQL says that a required field is empty. */
const emptyField = /^Cannot return null for non-nullable field\b/;

/** 'process.0.title: is empty': an error in a record, found at this depth of the response. */
function faultOf({ message, path = [] }: QueryError, depth: number): string {
  const field = path.slice(depth).join('.');
  return field ? `${field}: ${emptyField.test(message) ? 'is empty' : message}` : message;
}

async function fetchSingles(host: AdminHost, types: readonly RecordType[]): Promise<[RecordType, Fetched][]> {
  const { data, errors } = await host.query(singlesQuery(types), {}, { timeoutMs });
  const broken = partial(errors, 2);
  return types.map((type) => {
    const name = queryNames[type];
    const record = data[name] ?? undefined;
    const error = broken.find(({ path = [] }) => path[0] === name);
    const fault = error && faultOf(error, 1);
    if (record === undefined) return [type, { records: [], missing: [fault ?? 'it is not published'] }];
    return [type, { records: [{ record, fault }], missing: [] }];
  });
}

const connection = z.object({ pageInfo: z.object({ total: z.int().min(0) }) });
const list = z.array(z.unknown());

async function fetchList(host: AdminHost, type: RecordType): Promise<Fetched> {
  const name = queryNames[type];
  const document = listQuery(type);
  const records: FetchedRecord[] = [];
  const missing: string[] = [];
  for (;;) {
    const start = records.length + missing.length;
    const { data, errors } = await host.query(document, { start, limit: pageSize }, { timeoutMs });
    const broken = partial(errors, 3);
    const page = list.safeParse(data[name]).data ?? [];
    const total = connection.safeParse(data[`${name}_connection`]).data?.pageInfo.total;
    if (total === undefined || total > maxRecords) {
      throw new AdminHostError(`The admin host reports ${total ?? 'an unknown number of'} ${name}.`);
    }
    for (const [index, record] of page.entries()) {
      const error = broken.find(({ path = [] }) => path[1] === index);
      const fault = error && faultOf(error, 2);
      if (record !== null) records.push({ record, fault });
      else missing.push(fault ?? 'it could not be read');
    }
    const have = records.length + missing.length;
    if (have === total) return { records, missing };
    // Part of a page, or something was published in between: either way, the result isn't complete.
    if (page.length < pageSize || have > total) {
      throw new AdminHostError(`The admin host returned ${have} of ${total} ${name}.`);
    }
  }
}

/** Everything that is published, in a few queries. It is all or an error, never part of the site. */
export async function fetchRecords(host: AdminHost): Promise<FetchedTypes> {
  const lists = recordTypes.filter((type) => !singleTypes.has(type));
  const singles = recordTypes.filter((type) => singleTypes.has(type));
  const fetched: [RecordType, Fetched][] = await fetchSingles(host, singles);
  for (const type of lists) fetched.push([type, await fetchList(host, type)]);
  return Object.fromEntries(fetched) as unknown as FetchedTypes;
}

const clock = z.object({ currentTime: z.iso.datetime() });

/** The admin host's current time. */
export async function fetchTime(host: AdminHost): Promise<string> {
  const { data } = clock.safeParse(await queryComplete(host, timeQuery, {}, { timeoutMs }));
  if (!data) throw new AdminHostError("The admin host didn't return its time.");
  return data.currentTime;
}

/** A record as last saved; undefined if there is none with this id. */
export async function fetchDraft(host: AdminHost, type: RecordType, id: string): Promise<FetchedRecord | undefined> {
  const isSingle = singleTypes.has(type);
  const { data, errors } = await host.query(draftQuery(type), isSingle ? {} : { id }, { timeoutMs });
  const found = data[queryNames[type]];
  const record = Array.isArray(found) ? found[0] : found;
  const [error] = errors;
  // A required field that is empty may leave nothing of the record but the error.
  const depth = isSingle ? 1 : 2;
  if (!record && !(error?.path && error.path.length > depth)) return undefined;
  return { record, fault: error && faultOf(error, depth) };
}

const place = z.object({ sid: z.string(), services: z.string() });
const places = z.object({ categories: z.array(z.unknown()) });

/** The categories whose drafts list a service. */
export async function fetchCategoriesNaming(host: AdminHost, slug: string): Promise<string[]> {
  const { data } = await host.query(placesQuery, {}, { timeoutMs });
  const { categories } = places.safeParse(data).data ?? { categories: [] };
  return categories.flatMap((category) => {
    const { data: found } = place.safeParse(category);
    return found?.services.split('\n').includes(slug) ? [found.sid] : [];
  });
}
