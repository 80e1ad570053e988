import path from 'node:path';
import type { AdminHost } from '#server/admin-host/admin-host.ts';
import type { CategoryRecord, Content, PostRecord, Problem, RecordType, StoredRecord } from '../content/content.ts';
import { makeConsistent } from '../content/make-consistent.ts';
import { photographFiles } from '../pictures/photographs.ts';
import { fetchCategoriesNaming, fetchDraft } from '../pull/fetch-records.ts';
import { withoutPicture } from '../pull/post-text.ts';
import { readRecord } from '../pull/read-records.ts';

/** The site's content, with one record as staff last saved it. */
export interface Draft {
  content: Content;
  /** The record itself; undefined if it is invalid. */
  kept: StoredRecord | undefined;
  /** Categories whose drafts list it. */
  categories: readonly string[];
  problems: Problem[];
  /** Whether it has a photograph the site hasn't processed yet, which is left out here. */
  leavesOutPhotograph: boolean;
}

function put(content: Content, type: RecordType, kept: StoredRecord): Content {
  const list = content[type] as readonly StoredRecord[];
  const at = list.findIndex(({ id, key }) => (id && id === kept.id) || key === kept.key);
  return { ...content, [type]: at < 0 ? [...list, kept] : list.with(at, kept) };
}

/** The content with a service appended to some categories, unless it is already in them. */
function putInto(content: Content, takes: (category: StoredRecord<CategoryRecord>) => boolean, slug: string): Content {
  const category = content.category.map((kept) =>
    takes(kept) && !kept.value.services.includes(slug)
      ? { ...kept, value: { ...kept.value, services: [...kept.value.services, slug] } }
      : kept,
  );
  return { ...content, category };
}

/** Photographs are encoded at build time, so a draft is shown without new ones. */
function withoutNewPhotographs(content: Content, type: RecordType, kept: StoredRecord, live: Content): StoredRecord {
  const known = new Set(photographFiles(live));
  const names = photographFiles(content).flatMap((file) => (known.has(file) ? [] : [path.posix.basename(file)]));
  if (names.length === 0) return kept;
  const { photograph, ...rest } = kept.value as { photograph?: { file: string } };
  const isNew = photograph && names.includes(path.posix.basename(photograph.file));
  const value = isNew ? rest : kept.value;
  if (type !== 'post') return { ...kept, value };
  const post = value as PostRecord;
  return { ...kept, value: { ...post, body: names.reduce(withoutPicture, post.body) } };
}

/** A draft merged into the site's content. Throws if there is no such draft. */
export async function readDraft(host: AdminHost, type: RecordType, id: string, live: Content): Promise<Draft> {
  const fetched = await fetchDraft(host, type, id);
  if (!fetched) throw new Error('it has been deleted.');
  const { kept, name, reason } = readRecord(type, fetched);
  if (!kept) {
    const problems = [{ type, record: name, reason, id }];
    return { content: live, kept, categories: [], problems, leavesOutPhotograph: false };
  }
  const categories = type === 'service' ? await fetchCategoriesNaming(host, kept.key) : [];
  const placed = putInto(live, ({ key }) => categories.includes(key), kept.key);
  const shown = withoutNewPhotographs(put(placed, type, kept), type, kept, live);
  const fitted = makeConsistent(put(placed, type, shown), live);
  return {
    content: fitted.content,
    kept: shown,
    categories,
    problems: fitted.problems.filter((problem) => problem.type === type && problem.record === kept.key),
    leavesOutPhotograph: shown !== kept,
  };
}

/** A service without a category is shown in the last one, so that it has a page. */
export function withCategory(content: Content, type: RecordType, { key }: StoredRecord): Content {
  const isPlaced = content.category.some(({ value }) => value.page === key || value.services.includes(key));
  if (type !== 'service' || isPlaced) return content;
  const last = content.category.at(-1);
  return putInto(content, (category) => category === last, key);
}
