import { expect, test } from 'vitest';
import { postCovers } from './post-cover.ts';

test('posts about one subject show different things that it hands over', () => {
  const services = ['search-engine-optimization', 'one-time-seo', 'keyword-research'];
  const covers = postCovers([
    { slug: 'newer', services },
    { slug: 'older', services },
  ]);
  expect([...covers.values()].map(({ scene }) => scene.kind)).toEqual(['report', 'keywords']);
});

test('a post whose services sell no packages has no cover', () => {
  expect(postCovers([{ slug: 'overview', services: ['graphic-design'] }]).size).toBe(0);
});
