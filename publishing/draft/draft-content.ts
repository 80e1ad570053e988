import path from 'node:path';
import type { AdminHost } from '#server/admin-host/admin-host.ts';
import type { CategoryRecord, Content, Kept, PostRecord, Problem, RecordType } from '../content/content.ts';
import { fitTogether } from '../content/fit-together.ts';
import { photographFiles } from '../pictures/photographs.ts';
import { fetchCategoriesNaming, fetchDraft } from '../pull/fetch-records.ts';
import { withoutPicture } from '../pull/post-text.ts';
import { readRecord } from '../pull/read-records.ts';

/** What the site says, with one record as staff last saved it. */
export interface Draft {
  content: Content;
  /** The record itself; none where it makes no sense as it is. */
  kept: Kept | undefined;
  /** Categories that name it in their drafts. */
  categories: readonly string[];
  problems: Problem[];
  /** Whether it shows a photograph that the site has not prepared yet, and that is left out here. */
  leavesOutPhotograph: boolean;
}

function put(content: Content, type: RecordType, kept: Kept): Content {
  const list = content[type] as readonly Kept[];
  const at = list.findIndex(({ id, key }) => (id && id === kept.id) || key === kept.key);
  return { ...content, [type]: at < 0 ? [...list, kept] : list.with(at, kept) };
}

/** The content with a service at the end of some categories; where it stands there already, it stays where it is. */
function putInto(content: Content, takes: (category: Kept<CategoryRecord>) => boolean, slug: string): Content {
  const category = content.category.map((kept) =>
    takes(kept) && !kept.value.services.includes(slug)
      ? { ...kept, value: { ...kept.value, services: [...kept.value.services, slug] } }
      : kept,
  );
  return { ...content, category };
}

/** Photographs are encoded when the site is built: a draft goes without those that are new. */
function withoutNewPhotographs(content: Content, type: RecordType, kept: Kept, good: Content): Kept {
  const known = new Set(photographFiles(good));
  const names = photographFiles(content).flatMap((file) => (known.has(file) ? [] : [path.posix.basename(file)]));
  if (names.length === 0) return kept;
  const { photograph, ...rest } = kept.value as { photograph?: { file: string } };
  const isNew = photograph && names.includes(path.posix.basename(photograph.file));
  const value = isNew ? rest : kept.value;
  if (type !== 'post') return { ...kept, value };
  const post = value as PostRecord;
  return { ...kept, value: { ...post, body: names.reduce(withoutPicture, post.body) } };
}

/** A draft among what the site says; an error when there is none. */
export async function readDraft(host: AdminHost, type: RecordType, id: string, good: Content): Promise<Draft> {
  const fetched = await fetchDraft(host, type, id);
  if (!fetched) throw new Error('it has been deleted.');
  const { kept, name, reason } = readRecord(type, fetched);
  if (!kept) {
    const problems = [{ type, record: name, reason, id }];
    return { content: good, kept, categories: [], problems, leavesOutPhotograph: false };
  }
  const categories = type === 'service' ? await fetchCategoriesNaming(host, kept.key) : [];
  const placed = putInto(good, ({ key }) => categories.includes(key), kept.key);
  const shown = withoutNewPhotographs(put(placed, type, kept), type, kept, good);
  const fitted = fitTogether(put(placed, type, shown), good);
  return {
    content: fitted.content,
    kept: shown,
    categories,
    problems: fitted.problems.filter((problem) => problem.type === type && problem.record === kept.key),
    leavesOutPhotograph: shown !== kept,
  };
}

/** A service that no category has yet stands in the last one, so that there is a page to look at. */
export function withPlace(content: Content, type: RecordType, { key }: Kept): Content {
  const isPlaced = content.category.some(({ value }) => value.page === key || value.services.includes(key));
  if (type !== 'service' || isPlaced) return content;
  const last = content.category.at(-1);
  return putInto(content, (category) => category === last, key);
}
