import { parsePost, postFile, postFiles } from './load-posts.ts';
import { parseMarkdown } from './markdown.ts';
import { about } from './pages/about.ts';
import { people } from './pages/people.ts';
import { type Photograph, textFiles } from './photograph.ts';
import { portfolio } from './portfolio.ts';
import { testimonials } from './testimonials.ts';

export interface PhotographInUse {
  /** The text that uses it, relative to the project's root. */
  namedIn: string;
  photograph: Photograph;
  /** As wide as a page or column, or a small square next to a name. */
  shown: 'wide' | 'small';
}

function inPost({ slug, source }: { slug: string; source: string }): PhotographInUse[] {
  try {
    const { photograph, body } = parsePost(slug, source);
    const within = parseMarkdown(body).flatMap((block) => (block.kind === 'photograph' ? [block.photograph] : []));
    return [...(photograph ? [photograph] : []), ...within].map((each) => ({
      namedIn: postFile({ slug }),
      photograph: each,
      shown: 'wide',
    }));
  } catch {
    // Problems with the post itself are reported by `findPostFaults`.
    return [];
  }
}

function inItems(namedIn: string, items: readonly { photograph?: Photograph }[], shown: PhotographInUse['shown']) {
  return items.flatMap(({ photograph }) => (photograph ? [{ namedIn, photograph, shown }] : []));
}

/** Every photograph that a text uses. */
export function photographsInUse(posts = postFiles()): PhotographInUse[] {
  return [
    ...inItems(textFiles.about, [about], 'wide'),
    ...inItems(textFiles.people, people, 'small'),
    ...inItems(textFiles.portfolio, portfolio, 'wide'),
    ...inItems(textFiles.testimonials, testimonials, 'small'),
    ...posts.flatMap(inPost),
  ];
}
