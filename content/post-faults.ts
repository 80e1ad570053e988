import { type Post, parsePost, shownPostFiles } from './load-posts.ts';
import { parseMarkdown } from './markdown.ts';
import { relatedPosts } from './post-lists.ts';
import { readingMinutes } from './reading-time.ts';

export interface PostFault {
  /** 'content/posts/a-post.md:7', or the file alone. */
  where: string;
  reason: string;
}

/** Shorter is a note and gets few readers; longer is two posts. */
const minutes = { least: 3, most: 8 };
/** A table of contents needs something to list. */
const fewestHeadings = 3;

function lengthFaults({ body }: Post): string[] {
  const taken = readingMinutes(body);
  const headings = parseMarkdown(body).filter(({ kind }) => kind === 'heading').length;
  return [
    ...(taken < minutes.least || taken > minutes.most
      ? [
          `takes ${taken} ${taken === 1 ? 'minute' : 'minutes'} to read; a post takes ${minutes.least} to ${minutes.most}`,
        ]
      : []),
    ...(headings < fewestHeadings ? [`has ${headings} headings; a post has ${fewestHeadings} or more`] : []),
  ];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}

/** ':7' for a reason that begins with a field of the front matter: 'services: …'. */
function lineOf(source: string, reason: string): string {
  const [field] = /^[a-z]+:/.exec(reason) ?? [];
  const index = field ? source.split('\n').findIndex((line) => line.startsWith(field)) : -1;
  return index < 0 ? '' : `:${index + 1}`;
}

/** Every rule for posts that `README.md` states, as messages: all that is wrong with all of them at once. */
export function findPostFaults(files = shownPostFiles()): PostFault[] {
  const faults: PostFault[] = [];
  const posts: Post[] = [];
  for (const { slug, source } of files) {
    const where = `content/posts/${slug}.md`;
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      faults.push({
        where,
        reason: 'the name of the file has small letters, digits and hyphens: it becomes the address',
      });
    try {
      const post = parsePost(slug, source);
      for (const reason of lengthFaults(post)) faults.push({ where, reason });
      posts.push(post);
    } catch (error) {
      const reasons = reasonOf(error).replace(`${where}: `, '').split('; ');
      for (const reason of reasons) faults.push({ where: `${where}${lineOf(source, reason)}`, reason });
    }
  }
  for (const post of posts) {
    if (posts.length > 1 && relatedPosts(post, posts).length === 0) {
      const reason = 'shares no tag and no service with another post, so none can be recommended below it';
      faults.push({ where: `content/posts/${post.slug}.md`, reason });
    }
  }
  return faults;
}
