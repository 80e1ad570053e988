import type { MetaDescriptor } from 'react-router';
import type { NamedPage } from '../pages/nearest-pages.ts';
import type { SitePage } from '../pages/site-pages.ts';
import { collectionMeta } from './collection-meta.ts';

interface BlogList {
  described: SitePage;
  crumbs: readonly NamedPage[];
  posts: readonly { title: string; path: string }[];
}

/** Metadata for search engines of a list of posts, for any page or tag. */
export function blogListMeta({ described, crumbs, posts }: BlogList): MetaDescriptor[] {
  return collectionMeta(described, crumbs, posts);
}
