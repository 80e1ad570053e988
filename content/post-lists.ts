import type { Post } from './load-posts.ts';
import { anchorOf } from './markdown.ts';

/** Two rows of three on a wide screen, with the newest as the lead on the first page. */
const postsPerPage = 6;

export interface Tag {
  slug: string;
  name: string;
  count: number;
}

export function pageCount(total: number, perPage = postsPerPage): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The items of a page, counted from 1; undefined for a page that doesn't exist. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  perPage = postsPerPage,
): readonly Item[] | undefined {
  if (!Number.isInteger(page) || page < 1 || page > pageCount(items.length, perPage)) return undefined;
  return items.slice((page - 1) * perPage, page * perPage);
}

export function tagSlug(name: string): string {
  return anchorOf(name);
}

/** Every tag in use, most frequent first. */
export function tagsOf(posts: readonly Pick<Post, 'tags'>[]): Tag[] {
  const counts = new Map<string, number>();
  for (const name of posts.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ slug: tagSlug(name), name, count }))
    .toSorted((left, right) => right.count - left.count || left.name.localeCompare(right.name, 'en'));
}

type Relatable = Pick<Post, 'slug' | 'tags' | 'services'>;

/** A shared service says more about what a reader wants next than a shared tag. */
const serviceWeight = 2;

/** The posts most related to a post, best first. Ties, including unrelated posts, keep the given order. */
export function relatedPosts<Item extends Relatable>(post: Relatable, posts: readonly Item[], limit = 3): Item[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, score: kinship(post, other) }))
    .toSorted((left, right) => right.score - left.score)
    .slice(0, limit)
    .map(({ other }) => other);
}

function kinship(left: Relatable, right: Relatable): number {
  const services = left.services.filter((service) => right.services.includes(service)).length;
  const tags = left.tags.filter((tag) => right.tags.includes(tag)).length;
  return services * serviceWeight + tags;
}
