import { expect, test } from 'vitest';
import type { Scene } from './scene.ts';
import { varyScenes } from './vary-scenes.ts';

const stats: Scene = { kind: 'stats', count: 3 };
const posts: Scene = { kind: 'posts', count: 8 };
const checklist: Scene = { kind: 'checklist', count: 3 };

test('shows each kind once before it shows one again', () => {
  const shown = varyScenes([
    [stats, posts],
    [stats, posts],
    [stats, posts],
  ]);
  expect(shown).toEqual([stats, posts, stats]);
});

test('shows a checklist only where there is nothing else', () => {
  expect(varyScenes([[stats], [checklist, stats], [checklist], []])).toEqual([stats, stats, checklist, undefined]);
});
