import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { ServiceFile } from '#catalogue/service.ts';
import { isWritten, serviceNumberOf } from '#knowledge/id-ranges.ts';
import {
  type CategoryRecord,
  type Content,
  type EntryRecord,
  onlyOf,
  type Problem,
  type StoredRecord,
} from './content.ts';

/** Where the URL of a removed service leads by default: to the page of its category. */
function defaultTarget(slug: string, sold: ReadonlySet<string>, before: Content): string {
  const category = before.category.find(({ value }) => value.services.includes(slug))?.value;
  return category && category.page !== slug && sold.has(category.page) ? `/service/${category.page}` : '/services';
}

/** A URL that once worked keeps leading somewhere. */
function removedServices(content: Content, before: Content, sold: ReadonlySet<string>): RemovedService[] {
  const stated = onlyOf(content, 'redirects').removed.filter(({ slug }) => !sold.has(slug));
  const known = new Set(stated.map(({ slug }) => slug));
  const removedNow = before.service.map(({ value }) => ({
    slug: value.facts.slug,
    number: value.facts.number,
    to: defaultTarget(value.facts.slug, sold, before),
    words: [],
  }));
  const goneBefore = onlyOf(before, 'redirects').removed.map((service) => ({ ...service, words: [] }));
  return [...stated, ...[...goneBefore, ...removedNow].filter(({ slug }) => !known.has(slug) && !sold.has(slug))];
}

/**
 * A category with its published services: one that isn't published waits for it. One that was added back returns to its
 * old category.
 */
function fitCategory(
  { value, ...kept }: StoredRecord<CategoryRecord>,
  sold: ReadonlySet<string>,
  homeless: readonly string[],
  before: Content,
): StoredRecord<CategoryRecord> {
  const earlier = before.category.find(({ key }) => key === kept.key)?.value.services ?? [];
  const returned = homeless.filter((slug) => earlier.includes(slug));
  return { ...kept, value: { ...value, services: [...value.services.filter((slug) => sold.has(slug)), ...returned] } };
}

/** The minimum of related services on a page. */
const minRelated = 3;

/** Related services that were removed are replaced by others of the category. */
function fitRelated(
  { value, ...kept }: StoredRecord<ServiceFile>,
  sold: ReadonlySet<string>,
  content: Content,
): StoredRecord<ServiceFile> {
  const { facts, text } = value;
  const there = text.related.filter((slug) => sold.has(slug));
  if (there.length === text.related.length) return { ...kept, value };
  const neighbours = content.category.filter((each) => each.value.services.includes(facts.slug));
  const others = [...neighbours, ...content.category].flatMap((each) => each.value.services);
  const spare = [...new Set(others)].filter((slug) => slug !== facts.slug && sold.has(slug) && !there.includes(slug));
  const related = [...there, ...spare.slice(0, Math.max(0, minRelated - there.length))];
  return { ...kept, value: { facts, text: { ...text, related } } };
}

/** Drops equals that no longer exist: entries that were removed, and those made from a service that was. */
function fitEquals(
  { value, ...kept }: StoredRecord<EntryRecord>,
  written: ReadonlySet<number>,
  services: ReadonlySet<number>,
): StoredRecord<EntryRecord> {
  const isThere = (id: number) => {
    if (isWritten(id)) return written.has(id);
    const service = serviceNumberOf(id);
    return service === undefined || services.has(service);
  };
  return { ...kept, value: { ...value, equals: value.equals.filter(isThere) } };
}

/**
 * Makes references consistent: services of categories, related services, equals of entries, redirects from removed
 * pages. Reports what it left out.
 */
export function makeConsistent(content: Content, before: Content): { content: Content; problems: Problem[] } {
  const sold = new Set(content.service.map(({ value }) => value.facts.slug));
  const named = new Set(content.category.flatMap(({ value }) => [value.page, ...value.services]));
  const homeless = [...sold].filter((slug) => !named.has(slug));
  const problems: Problem[] = [];
  const category = content.category.flatMap((kept) => {
    const earlier = before.category.find(({ key }) => key === kept.key);
    const usable = sold.has(kept.value.page) ? kept : earlier && sold.has(earlier.value.page) ? earlier : undefined;
    if (usable !== kept) {
      const reason = `its page '${kept.value.page}' is not published`;
      problems.push({ type: 'category', record: kept.key, reason });
    }
    return usable ? [fitCategory(usable, sold, homeless, before)] : [];
  });
  const redirects = content.redirects.map((kept) => ({
    ...kept,
    value: { ...kept.value, removed: removedServices(content, before, sold) },
  }));
  const written = new Set(content['knowledge-entry'].map(({ value }) => value.id));
  const numbers = new Set(content.service.map(({ value }) => value.facts.number));
  return {
    content: {
      ...content,
      category,
      redirects,
      service: content.service.map((kept) => fitRelated(kept, sold, content)),
      'knowledge-entry': content['knowledge-entry'].map((kept) => fitEquals(kept, written, numbers)),
    },
    problems,
  };
}
