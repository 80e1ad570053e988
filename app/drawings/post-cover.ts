import type { Exhibit } from '#content/exhibit.ts';
import { hash, pick } from '../brand/pick-by-name.ts';
import { sceneOfService } from '../service-page/scene-of.ts';
import type { Scene } from './packages/scene.ts';

/** What a post is about, as a drawing: what its first service hands over, in a colour of the post's own. */
export interface PostCover {
  scene: Scene;
  hue: Exhibit['hue'];
}

const hues: readonly Exhibit['hue'][] = ['vermilion', 'teal', 'sky', 'crease'];

/** Undefined where the services it speaks of sell no packages. */
export function postCover({ slug, services }: { slug: string; services: readonly string[] }): PostCover | undefined {
  const scene = services.map(sceneOfService).find((drawn) => drawn !== undefined);
  return scene && { scene, hue: pick(hues, hash(slug)) };
}
