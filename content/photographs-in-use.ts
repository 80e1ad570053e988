import { parsePost, postFile, postFiles } from './load-posts.ts';
import { parseMarkdown } from './markdown.ts';
import { about } from './pages/about.ts';
import { people } from './pages/people.ts';
import { type Photograph, textFiles } from './photograph.ts';
import { portfolio } from './portfolio.ts';
import { testimonials } from './testimonials.ts';

export interface PhotographInUse {
  /** The text that names it, from the project's root. */
  namedIn: string;
  photograph: Photograph;
  /** Across a page or a column of it, or as a small square beside a name. */
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
    // What is wrong with the post itself is said by `findPostFaults`.
    return [];
  }
}

function inItems(namedIn: string, items: readonly { photograph?: Photograph }[], shown: PhotographInUse['shown']) {
  return items.flatMap(({ photograph }) => (photograph ? [{ namedIn, photograph, shown }] : []));
}

/** Every photograph that a text names. */
export function photographsInUse(posts = postFiles()): PhotographInUse[] {
  return [
    ...inItems(textFiles.about, [about], 'wide'),
    ...inItems(textFiles.people, people, 'small'),
    ...inItems(textFiles.portfolio, portfolio, 'wide'),
    ...inItems(textFiles.testimonials, testimonials, 'small'),
    ...posts.flatMap(inPost),
  ];
}
