import type { MetaDescriptor } from 'react-router';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { markdownPath } from '#company/markdown-path.ts';
import { shareImagePath } from './share-image-path.ts';

interface PageMeta {
  path: string;
  title: string;
  description: string;
  /** The image of previews, instead of a drawing. */
  photograph?: { alt: string };
  /** Structured data, one object per script; React Router escapes them for the script tag. */
  structuredData?: readonly object[];
  type?: 'website' | 'article';
}

/** A page's metadata for search engines and link previews. */
export function pageMeta({
  path,
  title,
  description,
  photograph,
  structuredData = [],
  type = 'website',
}: PageMeta): MetaDescriptor[] {
  const url = absoluteUrl(path);
  const image = absoluteUrl(shareImagePath({ path, ...(photograph ? { photograph } : {}) }));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: markdownPath(path) },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: photograph?.alt ?? title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'color-scheme', content: 'light dark' },
    ...structuredData.map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}
