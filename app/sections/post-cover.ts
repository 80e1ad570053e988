import { isServiceSlug, packagesOf, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { policies } from '#catalogue/policies.ts';
import type { PostSubject } from '#content/post-subject.ts';
import { postSubjects } from '#content/post-subjects.ts';
import type { Scene } from '#drawings/packages/scene.ts';
import { varyScenes } from '#drawings/packages/vary-scenes.ts';
import type { Hue } from '#drawings/paper/motif-drawing.ts';
import type { Subject } from '#drawings/posts/subject.ts';
import { scenesOf } from '../service-page/scene-of.ts';

/** A drawing of a post's subject, in a colour that the posts around it don't have. */
export interface PostCover {
  scene: Scene;
  hue: Hue;
}

interface Post {
  slug: string;
  services: readonly string[];
}

const hues: readonly Hue[] = ['vermilion', 'teal', 'crease', 'sky'];

/** With the figures of the catalogue; nothing if it doesn't have them. */
function withFigures(subject: PostSubject): Subject | undefined {
  switch (subject.kind) {
    case 'prices': {
      const packages = isServiceSlug(subject.service) ? pricedPackages(packagesOf(subject.service)) : [];
      return packages.length > 1
        ? { kind: 'prices', prices: packages.map(({ price }) => formatMoney(price)) }
        : undefined;
    }
    case 'months': {
      if (!policies.seoResults) return undefined;
      const { firstMovement, clearResults, largerGains } = policies.seoResults;
      const spans = [firstMovement, clearResults, largerGains];
      return spans.every(({ unit }) => unit === 'month') ? { kind: 'months', spans } : undefined;
    }
    default:
      return subject;
  }
}

/**
 * Each post's cover, newest post first: its own subject, or else of its services' deliverables the one that the fewest
 * previous posts show, so that posts on one subject don't look alike. A post with neither has none.
 */
export function postCovers(posts: readonly Post[], subjects = postSubjects): Map<string, PostCover> {
  const scenes = varyScenes(
    posts.map(({ slug, services }): Scene[] => {
      const subject = subjects[slug] && withFigures(subjects[slug]);
      return subject ? [{ kind: 'subject', subject }] : scenesOf(services);
    }),
  );
  return new Map(
    posts.flatMap(({ slug }, index) => {
      const scene = scenes[index];
      // Counted from the oldest, so that a new post doesn't change the colours of the others.
      const hue = hues[(posts.length - 1 - index) % hues.length] ?? 'vermilion';
      return scene ? [[slug, { scene, hue }] as const] : [];
    }),
  );
}
