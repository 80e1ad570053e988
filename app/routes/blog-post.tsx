import { loadPosts, type Post, postFile } from '#content/load-posts.ts';
import { parseMarkdown } from '#content/markdown.ts';
import { relatedPosts } from '#content/post-lists.ts';
import { summarizePost } from '#content/post-summary.ts';
import { wordCount } from '#content/reading-time.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { describePost } from '../pages/describe-pages.ts';
import { missingPage } from '../pages/missing-page.ts';
import { serviceLinks } from '../pages/service-links.ts';
import { sitePages } from '../pages/site-pages.ts';
import { pictureOf, withPicture } from '../photographs/picture-of.ts';
import { Band } from '../sections/band.tsx';
import { LeadPhotograph } from '../sections/lead-photograph.tsx';
import { PackagePicture } from '../sections/package-picture.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { PostByline } from '../sections/post-byline.tsx';
import { coverOf, postCard } from '../sections/post-card.ts';
import { PostList } from '../sections/post-list.tsx';
import { PostText } from '../sections/post-text.tsx';
import { PreviousNext } from '../sections/previous-next.tsx';
import type { ShownBlock } from '../sections/prose.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { pageMetaWithCrumbs } from '../seo/page-meta-with-crumbs.ts';
import { shareImagePath } from '../seo/share-image-path.ts';
import { blogPosting } from '../seo/structured-data.ts';
import type { Route } from './+types/blog-post';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetaWithCrumbs(
        { ...loaderData.page, type: 'article', structuredData: [loaderData.posting] },
        breadcrumbs(sitePages.blog, loaderData.page),
      )
    : [];

function blocksOf(post: Post): ShownBlock[] {
  return parseMarkdown(post.body).map((block) =>
    block.kind === 'photograph' ? { kind: 'photograph', picture: pictureOf(postFile(post), block.photograph) } : block,
  );
}

export function loader({ params, request }: Route.LoaderArgs) {
  const posts = loadPosts();
  const index = posts.findIndex(({ slug }) => slug === params.post);
  const post = posts[index];
  if (!post) throw missingPage(request);
  const neighbours = [
    { post: posts[index + 1], relation: 'Older post' },
    { post: posts[index - 1], relation: 'Newer post' },
  ];
  const page = describePost(post);
  return {
    page,
    ...withPicture(postFile(post), post),
    cover: coverOf(post),
    posting: blogPosting({
      ...post,
      path: page.path,
      image: shareImagePath(page),
      wordCount: wordCount(post.body),
    }),
    summary: summarizePost(post),
    blocks: blocksOf(post),
    services: serviceLinks(post.services),
    related: relatedPosts(post, posts).map(postCard),
    neighbours: neighbours.flatMap(({ post, relation }) =>
      post ? [{ path: `/blog/${post.slug}`, title: post.title, relation }] : [],
    ),
  };
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { page, picture, cover, summary, blocks, services, related, neighbours } = loaderData;
  return (
    <>
      <PageHeader
        heading={summary.title}
        crumbs={breadcrumbs(sitePages.blog, page)}
        picture={!picture && cover && <PackagePicture {...cover} />}
        compact
      >
        <PostByline post={summary} />
      </PageHeader>
      {picture && <LeadPhotograph picture={picture} />}
      <Band>
        <PostText blocks={blocks} services={services} />
      </Band>
      {related.length > 0 && (
        <Band tone="sky" labelledBy="related">
          <SectionHeading id="related" title="Read next" />
          <PostList posts={related} titleLevel={3} />
        </Band>
      )}
      <Band>
        <PreviousNext label="Posts" pages={neighbours} />
      </Band>
    </>
  );
}
