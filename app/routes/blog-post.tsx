import { loadPosts } from '#content/load-posts.ts';
import { Band } from '../sections/band.tsx';
import type { Route } from './+types/blog-post';

export function loader({ params }: Route.LoaderArgs) {
  const post = loadPosts().find(({ slug }) => slug === params.post);
  if (!post) throw new Response('No such post', { status: 404 });
  return { title: post.title };
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  return (
    <Band>
      <h1>{loaderData.title}</h1>
    </Band>
  );
}
