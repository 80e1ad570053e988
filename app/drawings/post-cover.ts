import type { Exhibit } from '#content/exhibit.ts';
import { hash, pick } from '../brand/pick-by-name.ts';
import { scenesOf } from '../service-page/scene-of.ts';
import type { Scene } from './packages/scene.ts';
import { unlikeOneAnother } from './unlike.ts';

/** What a post is about, as a drawing: what one of its services hands over, in a colour of the post's own. */
export interface PostCover {
  scene: Scene;
  hue: Exhibit['hue'];
}

interface Post {
  slug: string;
  services: readonly string[];
}

const hues: readonly Exhibit['hue'][] = ['vermilion', 'teal', 'sky', 'crease'];

/**
 * Each post's cover, the newest post first: of what its services hand over, what the fewest posts before it show, so that
 * posts about one subject do not look alike. A post whose services sell no packages has none.
 */
export function postCovers(posts: readonly Post[]): Map<string, PostCover> {
  const scenes = unlikeOneAnother(posts.map(({ services }) => scenesOf(services)));
  return new Map(
    posts.flatMap(({ slug }, index) => {
      const scene = scenes[index];
      return scene ? [[slug, { scene, hue: pick(hues, hash(slug)) }] as const] : [];
    }),
  );
}
