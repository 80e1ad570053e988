import { serviceSlugs } from '#catalogue/service.ts';
import { loadPosts } from '#content/load-posts.ts';
import { sitePages } from './site-pages.ts';

/** Every address that is built ahead of time. */
export function prerenderedPaths(): string[] {
  return [
    ...Object.values(sitePages).map(({ path }) => path),
    ...serviceSlugs.map((slug) => `/service/${slug}`),
    ...loadPosts().map(({ slug }) => `/blog/${slug}`),
  ];
}
