import { loadPosts, type Post, parsePost, postFile, shownPostFiles } from './load-posts.ts';
import { parseMarkdown } from './markdown.ts';
import { readingMinutes } from './reading-time.ts';

export interface PostFault {
  /** 'content/posts/a-post.md:7', or the file alone. */
  where: string;
  reason: string;
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

/**
 * Why posts can't be shown, as messages: all that is wrong with all of them at once. Figures that don't exist are named with their
 * line by the search for left-overs.
 */
export function findPostFaults(files = shownPostFiles()): PostFault[] {
  const faults: PostFault[] = [];
  for (const { slug, source } of files) {
    const where = `content/posts/${slug}.md`;
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      faults.push({
        where,
        reason: 'the name of the file has small letters, digits and hyphens: it becomes the address',
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

/** Of the posts that we write ourselves: shorter gets few readers, longer is two posts. What staff publish may be a note. */
const minutes = { least: 3, most: 8 };
/** They have a table of contents, which needs something to list. */
const fewestHeadings = 3;

/** Where posts keep to no length or have few headings: never a reason not to show them. */
export function findPostNotes(posts: readonly Post[] = loadPosts()): PostFault[] {
  return posts.flatMap((post) => {
    const taken = readingMinutes(post.body);
    const headings = parseMarkdown(post.body).filter(({ kind }) => kind === 'heading').length;
    const reasons = [
      ...(taken < minutes.least || taken > minutes.most
        ? [`takes ${taken} min to read; our posts take ${minutes.least} to ${minutes.most}`]
        : []),
      ...(headings < fewestHeadings ? [`has ${headings} headings; our posts have ${fewestHeadings} or more`] : []),
    ];
    return reasons.map((reason) => ({ where: postFile(post), reason }));
  });
}
