import { expect, test } from 'vitest';
import { postCovers } from './post-cover.ts';

test('posts on one subject show different deliverables', () => {
  const services = ['kite-building', 'kite-days', 'kite-painting'];
  const covers = postCovers([
    { slug: 'newer', services },
    { slug: 'older', services },
  ]);
  expect([...covers.values()].map(({ scene }) => scene.kind)).toEqual(['site map', 'banners']);
});

test('a post whose services sell no packages has no cover', () => {
  expect(postCovers([{ slug: 'overview', services: ['kites'] }]).size).toBe(0);
});
