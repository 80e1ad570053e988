import { loadPosts, type Post, parsePost, postFile, shownPostFiles } from './load-posts.ts';
import { parseMarkdown } from './markdown.ts';
import { readingMinutes } from './reading-time.ts';

export interface PostFault {
  /** 'content/posts/a-post.md:7', or just the file. */
  where: string;
  reason: string;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}

/** ':7' for a reason that starts with a front matter field: 'services: …'. */
function lineOf(source: string, reason: string): string {
  const [field] = /^[a-z]+:/.exec(reason) ?? [];
  const index = field ? source.split('\n').findIndex((line) => line.startsWith(field)) : -1;
  return index < 0 ? '' : `:${index + 1}`;
}

/**
 * Why posts can't be shown: all problems of all posts at once. Unknown figures are reported with their line by the
 * search for leftovers.
 */
export function findPostFaults(files = shownPostFiles()): PostFault[] {
  const faults: PostFault[] = [];
  for (const { slug, source } of files) {
    const where = `content/posts/${slug}.md`;
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      faults.push({
        where,
        reason: 'the name of the file may only have lower-case letters, digits and hyphens: it becomes the address',
      });
    try {
      parseMarkdown(parsePost(slug, source).body);
    } catch (error) {
      const reasons = reasonOf(error).replace(`${where}: `, '').split('; ');
      for (const reason of reasons.filter((each) => !each.startsWith('Unknown reference')))
        faults.push({ where: `${where}${lineOf(source, reason)}`, reason });
    }
  }
  return faults;
}

/**
 * For posts in the repository: shorter ones get few readers, longer ones should be two posts. Staff may publish short
 * notes.
 */
const minutes = { least: 3, most: 8 };
/** Posts have a table of contents, which needs entries. */
const minHeadings = 3;

/** Posts whose length or number of headings is off; never a reason not to show them. */
export function findPostNotes(posts: readonly Post[] = loadPosts()): PostFault[] {
  return posts.flatMap((post) => {
    const taken = readingMinutes(post.body);
    const headings = parseMarkdown(post.body).filter(({ kind }) => kind === 'heading').length;
    const reasons = [
      ...(taken < minutes.least || taken > minutes.most
        ? [`takes ${taken} min to read; our posts take ${minutes.least} to ${minutes.most}`]
        : []),
      ...(headings < minHeadings ? [`has ${headings} headings; our posts have ${minHeadings} or more`] : []),
    ];
    return reasons.map((reason) => ({ where: postFile(post), reason }));
  });
}
