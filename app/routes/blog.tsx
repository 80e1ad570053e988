import { blogPage } from '../blog-page.ts';
import { BlogList } from '../sections/blog-list.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { sitePages } from '../site-pages.ts';
import type { Route } from './+types/blog';

export const meta = () => pageMeta(sitePages.blog);

export function loader({ request }: Route.LoaderArgs) {
  return blogPage(1, request);
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />;
}
