import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import type { Post } from '#content/load-posts.ts';
import { sitePages } from '../../pages/site-pages.ts';
import { escapeXml } from './escape-xml.ts';

function instant(date: string): string {
  return `${date}T00:00:00Z`;
}

/** An Atom feed of the posts, newest first. */
export function feedXml(posts: readonly Post[]): string {
  const entries = posts.flatMap(({ slug, title, description, date, tags }) => {
    const url = escapeXml(absoluteUrl(`/blog/${slug}`));
    return [
      '  <entry>',
      `    <id>${url}</id>`,
      `    <title>${escapeXml(title)}</title>`,
      `    <link href="${url}"/>`,
      `    <updated>${instant(date)}</updated>`,
      `    <summary>${escapeXml(description)}</summary>`,
      ...tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`),
      '  </entry>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(absoluteUrl('/feed.xml'))}</id>`,
    `  <title>${escapeXml(`${company.name} ${sitePages.blog.label}`)}</title>`,
    `  <subtitle>${escapeXml(sitePages.blog.description)}</subtitle>`,
    `  <link href="${escapeXml(absoluteUrl(sitePages.blog.path))}"/>`,
    `  <link rel="self" href="${escapeXml(absoluteUrl('/feed.xml'))}"/>`,
    `  <updated>${instant(posts[0]?.date ?? `${company.since}-01-01`)}</updated>`,
    `  <author><name>${escapeXml(company.legalName)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
