import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPosts } from './load-posts.ts';
import { pageCount, pageOf, relatedPosts, tagsOf } from './post-lists.ts';

test('the pages of a list hold each item once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (items, perPage) => {
      const pages = Array.from({ length: pageCount(items.length, perPage) }, (_, index) =>
        pageOf(items, index + 1, perPage),
      );
      expect(pages.flat()).toEqual(items);
    }),
  );
});

test.each([0, -1, 4, 1.5, Number.NaN])('page %s of three does not exist', (page) => {
  expect(pageOf([1, 2, 3], page, 1)).toBeUndefined();
});

test('the posts come newest first', () => {
  const dates = loadPosts().map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('an empty list has one empty page', () => {
  expect(pageOf([], 1)).toEqual([]);
});

test('tags come with the most frequent first', () => {
  expect(tagsOf([{ tags: ['SEO', 'AI search'] }, { tags: ['SEO'] }])).toEqual([
    { slug: 'seo', name: 'SEO', count: 2 },
    { slug: 'ai-search', name: 'AI search', count: 1 },
  ]);
});

test('every post has related posts, and never itself', () => {
  const posts = loadPosts();
  for (const post of posts) {
    const related = relatedPosts(post, posts);
    expect(related, post.slug).toHaveLength(Math.min(3, posts.length - 1));
    expect(related.map(({ slug }) => slug)).not.toContain(post.slug);
  }
});

test('a shared service outweighs a shared tag', () => {
  const post = { slug: 'a', tags: ['Budget'], services: ['logo-design' as const] };
  const byTag = { slug: 'b', tags: ['Budget'], services: ['google-ads' as const] };
  const byService = { slug: 'c', tags: ['Design'], services: ['logo-design' as const] };
  expect(relatedPosts(post, [byTag, byService])).toEqual([byService, byTag]);
});

test('posts without related ones get the first ones', () => {
  const post = { slug: 'a', tags: ['Budget'], services: ['logo-design' as const] };
  const others = ['b', 'c'].map((slug) => ({ slug, tags: ['Design'], services: ['google-ads' as const] }));
  expect(relatedPosts(post, others)).toEqual(others);
});
