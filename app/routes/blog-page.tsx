import { redirect } from 'react-router';
import { sitePages } from '../pages/site-pages.ts';
import { BlogList } from '../sections/blog-list.tsx';
import { blogPage } from '../sections/blog-page.ts';
import { blogListMeta } from '../seo/blog-list-meta.ts';
import type { Route } from './+types/blog-page';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? blogListMeta(loaderData) : []);

export function loader({ params, request }: Route.LoaderArgs) {
  // The first page has a single URL.
  if (params.page === '1') throw redirect(sitePages.blog.path, 301);
  return blogPage(/^[1-9]\d*$/.test(params.page) ? Number(params.page) : 0, request);
}

export default function FurtherBlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />;
}
