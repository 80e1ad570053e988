import { drawSubject } from '../posts/draw-subject.ts';
import type { Shape } from '../shapes.ts';
import { application } from './application.ts';
import { assistant } from './assistant.ts';
import { backlinks } from './backlinks.ts';
import { concepts } from './concepts.ts';
import { banners, siteMap, stats } from './design.ts';
import { adverts, competitors, hours, keywords, link, listings, posts } from './marketing.ts';
import type { CountedKind, Scene } from './scene.ts';
import { server } from './server-side.ts';
import { answers, checklist, report, snippets, text } from './writing.ts';

const counted: Record<CountedKind, (count: number) => Shape[]> = {
  adverts,
  answers,
  banners,
  checklist,
  competitors,
  concepts,
  hours,
  keywords,
  listings,
  posts,
  report,
  server,
  'site map': siteMap,
  snippets,
  stats,
};

/** A scene in its frame (`scene-size.ts`). */
export function drawScene(scene: Scene): Shape[] {
  switch (scene.kind) {
    case 'text':
      return text(scene.words, scene.described);
    case 'link':
      return link(scene.label, scene.authority);
    case 'application':
      return application(scene);
    case 'assistant':
      return assistant();
    case 'backlinks':
      return backlinks(scene.compared);
    case 'subject':
      return drawSubject(scene.subject);
    default:
      return counted[scene.kind](scene.count);
  }
}
