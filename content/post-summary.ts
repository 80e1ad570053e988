import type { Post } from './load-posts.ts';
import { tagSlug } from './post-lists.ts';
import { readingMinutes } from './reading-time.ts';

export interface PostSummary {
  path: string;
  title: string;
  description: string;
  /** ISO date, for machines. */
  date: string;
  /** '16 June 2026'. */
  dateText: string;
  minutes: number;
  tags: readonly { path: string; name: string }[];
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A post as shown in lists. */
export function summarizePost({ slug, title, description, date, body, tags }: Post): PostSummary {
  return {
    path: `/blog/${slug}`,
    title,
    description,
    date,
    dateText: dateFormat.format(new Date(date)),
    minutes: readingMinutes(body),
    tags: tags.map((name) => ({ path: `/blog/tag/${tagSlug(name)}`, name })),
  };
}
