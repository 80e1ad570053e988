import { expect, test } from 'vitest';
import { packagesOf } from '#catalogue/look-up.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { drawScene } from '#drawings/packages/draw-scene.ts';
import type { Shape } from '#drawings/shapes.ts';
import { sceneOf } from './scene-of.ts';

const lists = [...new Set(serviceSlugs.map((slug) => packagesOf(slug)))].filter((packages) => packages.length > 1);

/** An element may contain many of a kind. */
function counted(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, shape) => {
    if (shape.kind === 'group') return sum + counted(shape.shapes);
    return sum + (shape.kind === 'area' ? shape.path.split('z').length - 1 : 1);
  }, 0);
}

/** In a site, only the pages are white. */
function pagesIn(shapes: readonly Shape[]): number {
  return counted(
    shapes
      .flatMap((shape) => (shape.kind === 'group' ? shape.shapes : []))
      .filter((shape) => shape.kind === 'area' && shape.paint === 'white'),
  );
}

test('every package is drawn', () => {
  for (const row of lists.flat()) expect(counted(drawScene(sceneOf(row))), row.tier).toBeGreaterThan(5);
});

test('draws as many of the counted items as the package includes', () => {
  expect(sceneOf({ limits: { concepts: 6 }, inclusions: [] })).toEqual({ kind: 'concepts', count: 6 });
  for (const count of [1, 2, 4, 8]) expect(drawScene({ kind: 'concepts', count }).length).toBe(count * 2);
  for (const count of [5, 25]) {
    expect(pagesIn(drawScene({ kind: 'site map', count }))).toBe(count);
  }
});

test('chatbots and links from stronger sites have drawings of their own', () => {
  expect(packagesOf('kite-rescue').map(sceneOf)).toEqual([{ kind: 'assistant' }]);
  const bars = [10, 50].map((domainAuthority) => drawScene(sceneOf({ limits: { domainAuthority }, inclusions: [] })));
  expect(bars[0]).not.toEqual(bars[1]);
});

test('packages without quantities are drawn by what they list', () => {
  const scene = (...inclusions: string[]) => sceneOf({ limits: {}, inclusions });
  expect(scene('Node.js API', 'Database design', 'Source code')).toEqual({ kind: 'server', count: 2 });
  expect(scene('Links from other sites', 'Competitor links')).toEqual({ kind: 'backlinks', compared: true });
  expect(scene('Review', 'Recommendations', 'Plan')).toEqual({ kind: 'checklist', count: 3 });
});

test('a package with a dashboard is drawn as an application, with the parts that it includes', () => {
  const scene = (...more: string[]) => sceneOf({ limits: { pages: 10 }, inclusions: ['Dashboard', ...more] });
  expect(scene()).toEqual({ kind: 'application', count: 10, users: false, payment: false });
  expect(scene('User management', 'Payment integration')).toMatchObject({ users: true, payment: true });
  expect(drawScene(scene('Payment integration')).length).toBeGreaterThan(drawScene(scene()).length);
});

test('a larger package never shows less than a smaller one', () => {
  for (const packages of lists) {
    const scenes = packages.map(sceneOf);
    if (new Set(scenes.map(({ kind }) => kind)).size > 1) continue;
    const amounts = scenes.map((scene) => counted(drawScene(scene)));
    expect(amounts, packages[0]?.name).toEqual(amounts.toSorted((left, right) => left - right));
  }
});
