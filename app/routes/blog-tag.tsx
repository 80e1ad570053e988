import { loadPosts } from '#content/load-posts.ts';
import { blogText } from '#content/pages/collection-texts.ts';
import { tagSlug, tagsOf } from '#content/post-lists.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { describeTag } from '../pages/describe-pages.ts';
import { missingPage } from '../pages/missing-page.ts';
import { sitePages } from '../pages/site-pages.ts';
import { Band } from '../sections/band.tsx';
import { BlogTags } from '../sections/blog-tags.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { postCard } from '../sections/post-card.ts';
import { PostList } from '../sections/post-list.tsx';
import { blogListMeta } from '../seo/blog-list-meta.ts';
import type { Route } from './+types/blog-tag';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? blogListMeta(loaderData) : []);

export function loader({ params, request }: Route.LoaderArgs) {
  const posts = loadPosts();
  const tags = tagsOf(posts);
  const tag = tags.find(({ slug }) => slug === params.tag);
  if (!tag) throw missingPage(request);
  return {
    described: describeTag(tag),
    crumbs: breadcrumbs(sitePages.blog, { path: describeTag(tag).path, label: tag.name }),
    tag,
    tags,
    lead: blogText.lead,
    posts: posts.filter((post) => post.tags.some((name) => tagSlug(name) === tag.slug)).map(postCard),
  };
}

export default function BlogTagPage({ loaderData }: Route.ComponentProps) {
  const { described, crumbs, tag, tags, lead, posts } = loaderData;
  return (
    <>
      <PageHeader heading={described.label} lead={lead} crumbs={crumbs} motif={tag.slug} />
      <Band>
        <BlogTags tags={tags} chosen={tag.slug} />
        <PostList posts={posts} />
      </Band>
    </>
  );
}
