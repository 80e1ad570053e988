import type { Scene } from '#drawings/packages/scene.ts';
import { varyScenes } from '#drawings/packages/vary-scenes.ts';
import type { Hue } from '#drawings/paper/motif-drawing.ts';
import { hash, pick } from '#drawings/paper/pick-by-name.ts';
import { scenesOf } from '../service-page/scene-of.ts';

/** A drawing of a post's subject: the deliverable of one of its services, in the post's own colour. */
export interface PostCover {
  scene: Scene;
  hue: Hue;
}

interface Post {
  slug: string;
  services: readonly string[];
}

const hues: readonly Hue[] = ['vermilion', 'teal', 'sky', 'crease'];

/**
 * Each post's cover, newest post first: of its services' deliverables, the one that the fewest previous posts show, so
 * that posts on one subject don't look alike. A post whose services have no packages has none.
 */
export function postCovers(posts: readonly Post[]): Map<string, PostCover> {
  const scenes = varyScenes(posts.map(({ services }) => scenesOf(services)));
  return new Map(
    posts.flatMap(({ slug }, index) => {
      const scene = scenes[index];
      return scene ? [[slug, { scene, hue: pick(hues, hash(slug)) }] as const] : [];
    }),
  );
}
