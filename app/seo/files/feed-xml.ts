import { absoluteUrl } from '#company/addresses.ts';
import { escapeMarkup } from '#company/escape.ts';
import { company } from '#company/facts.ts';
import type { Post } from '#content/load-posts.ts';
import { sitePages } from '../../pages/site-pages.ts';

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}

/** An Atom feed of the posts, newest first. */
export function feedXml(posts: readonly Post[]): string {
  const entries = posts.flatMap(({ slug, title, description, date, tags }) => {
    const url = escapeMarkup(absoluteUrl(`/blog/${slug}`));
    return [
      '  <entry>',
      `    <id>${url}</id>`,
      `    <title>${escapeMarkup(title)}</title>`,
      `    <link href="${url}"/>`,
      `    <updated>${instant(date)}</updated>`,
      `    <summary>${escapeMarkup(description)}</summary>`,
      ...tags.map((tag) => `    <category term="${escapeMarkup(tag)}"/>`),
      '  </entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeMarkup(absoluteUrl('/feed.xml'))}</id>`,
    `  <title>${escapeMarkup(`${company.name} ${sitePages.blog.label}`)}</title>`,
    `  <subtitle>${escapeMarkup(sitePages.blog.description)}</subtitle>`,
    `  <link href="${escapeMarkup(absoluteUrl(sitePages.blog.path))}"/>`,
    `  <link rel="self" href="${escapeMarkup(absoluteUrl('/feed.xml'))}"/>`,
    `  <updated>${instant(posts[0]?.date ?? `${company.since}-01-01`)}</updated>`,
    `  <author><name>${escapeMarkup(company.legalName)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
