import { expect, test } from 'vitest';
import { packagesOf, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { postSubjects } from '#content/post-subjects.ts';
import { drawScene } from '#drawings/packages/draw-scene.ts';
import { postCovers } from './post-cover.ts';

const services = ['kite-building', 'kite-days', 'kite-painting'];

test('posts on one subject show different deliverables', () => {
  const covers = postCovers([
    { slug: 'newer', services },
    { slug: 'older', services },
  ]);
  expect([...covers.values()].map(({ scene }) => scene.kind)).toEqual(['site map', 'banners']);
});

test('a post whose services sell no packages has no cover', () => {
  expect(postCovers([{ slug: 'overview', services: ['kites'] }]).size).toBe(0);
});

test('a post with a subject of its own shows that, with the figures of the catalogue', () => {
  const [cover] = postCovers([{ slug: 'costs', services }], {
    costs: { kind: 'prices', service: 'kite-building' },
  }).values();
  const prices = pricedPackages(packagesOf('kite-building')).map(({ price }) => formatMoney(price));
  expect(cover?.scene).toEqual({ kind: 'subject', subject: { kind: 'prices', prices } });
});

test('a subject whose figures the catalogue lacks gives way to a deliverable', () => {
  const posts = [
    { slug: 'waiting', services },
    { slug: 'costs', services },
  ];
  const covers = postCovers(posts, { waiting: { kind: 'months' }, costs: { kind: 'prices', service: 'none' } });
  expect([...covers.values()].map(({ scene }) => scene.kind)).not.toContain('subject');
});

test('no post has the colour of the three before it, and a new one changes no other', () => {
  const posts = ['e', 'd', 'c', 'b', 'a'].map((slug) => ({ slug, services }));
  const hues = [...postCovers(posts).values()].map(({ hue }) => hue);
  expect(new Set(hues.slice(0, 4)).size).toBe(4);
  const before = [...postCovers(posts.slice(1)).values()].map(({ hue }) => hue);
  expect(hues.slice(1)).toEqual(before);
});

test('every subject is a different drawing', () => {
  const slugs = Object.keys(postSubjects);
  const subjects = { ...postSubjects, 'what-a-website-costs': { kind: 'prices', service: 'kite-building' } } as const;
  const covers = postCovers(
    slugs.map((slug) => ({ slug, services })),
    subjects,
  );
  const drawn = [...covers.values()].map(({ scene }) => JSON.stringify(drawScene(scene)));
  expect(new Set(drawn).size).toBe(slugs.length);
});
