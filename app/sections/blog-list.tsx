import type { Tag } from '#content/post-lists.ts';
import type { PostSummary } from '#content/post-summary.ts';
import type { NamedPage } from '../pages/nearest-pages.ts';
import { sitePages } from '../pages/site-pages.ts';
import { Band } from './band.tsx';
import { BlogTags } from './blog-tags.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';
import { PostList } from './post-list.tsx';

interface Props {
  heading: string;
  lead: string;
  page: number;
  pages: number;
  posts: readonly PostSummary[];
  tags: readonly Tag[];
  crumbs: readonly NamedPage[];
}

function pathOf(page: number): string {
  return page === 1 ? sitePages.blog.path : `${sitePages.blog.path}/page/${page}`;
}

/** Any page of the blog's list; only the first opens with a large post. */
export function BlogList({ heading, lead, page, pages, posts, tags, crumbs }: Props) {
  const further = page > 1;
  return (
    <>
      <PageHeader
        heading={further ? `${heading}, page ${page}` : heading}
        crumbs={crumbs}
        motif="blog"
        compact
        {...(further ? {} : { lead })}
      />
      <Band>
        <BlogTags tags={tags} />
        <PostList posts={posts} withLead={!further} />
        <Pagination page={page} pages={pages} pathOf={pathOf} />
      </Band>
    </>
  );
}
