import type { Exhibit } from '#content/exhibit.ts';
import { hash, pick } from '../brand/pick-by-name.ts';
import { sceneOfService } from '../service-page/scene-of.ts';
import type { Scene } from './packages/scene.ts';

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
  const shown = new Map<Scene['kind'], number>();
  const timesShown = ({ kind }: Scene) => shown.get(kind) ?? 0;
  const covers = new Map<string, PostCover>();
  for (const { slug, services } of posts) {
    const scenes = services.map(sceneOfService).filter((scene) => scene !== undefined);
    const [scene] = scenes.toSorted((left, right) => timesShown(left) - timesShown(right));
    if (!scene) continue;
    shown.set(scene.kind, timesShown(scene) + 1);
    covers.set(slug, { scene, hue: pick(hues, hash(slug)) });
  }
  return covers;
}
