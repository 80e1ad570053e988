import { BlogList } from '../sections/blog-list.tsx';
import { blogPage } from '../sections/blog-page.ts';
import { blogListMeta } from '../seo/blog-list-meta.ts';
import type { Route } from './+types/blog';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? blogListMeta(loaderData) : []);

export function loader({ request }: Route.LoaderArgs) {
  return blogPage(1, request);
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />;
}
