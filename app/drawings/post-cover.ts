import { packagesOf } from '#catalogue/look-up.ts';
import type { Exhibit } from '#content/exhibit.ts';
import { hash, pick } from '../brand/pick-by-name.ts';
import { sceneOf } from '../service-page/scene-of.ts';
import type { Scene } from './packages/scene.ts';

/** What a post is about, as a drawing: what its first service hands over, in a colour of the post's own. */
export interface PostCover {
  scene: Scene;
  hue: Exhibit['hue'];
}

const hues: readonly Exhibit['hue'][] = ['vermilion', 'teal', 'sky', 'crease'];

/** Undefined where the services it speaks of sell no packages. */
export function postCover({ slug, services }: { slug: string; services: readonly string[] }): PostCover | undefined {
  const packages = services.map((service) => packagesOf(service)).find(({ length }) => length > 0);
  // The one in the middle: the smallest shows little, the largest more than a small picture can.
  const row = packages?.[Math.floor(packages.length / 2)];
  return row && { scene: sceneOf(row), hue: pick(hues, hash(slug)) };
}
