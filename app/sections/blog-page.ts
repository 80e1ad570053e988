import { loadPosts } from '#content/load-posts.ts';
import { blogText } from '#content/pages/collection-texts.ts';
import { pageCount, pageOf, tagsOf } from '#content/post-lists.ts';
import { breadcrumbs } from '../pages/breadcrumbs.ts';
import { describeBlogPage } from '../pages/describe-pages.ts';
import { missingPage } from '../pages/missing-page.ts';
import { type SitePage, sitePages } from '../pages/site-pages.ts';
import { leadCard, postCard } from './post-card.ts';

/** A page of the blog's list, counted from 1; throws a 404 for others. */
export function blogPage(page: number, request: Request) {
  const posts = loadPosts();
  const shown = pageOf(posts, page);
  if (!shown) throw missingPage(request);
  const pages = pageCount(posts.length);
  const described: SitePage = page === 1 ? sitePages.blog : describeBlogPage(page, pages);
  return {
    ...blogText,
    page,
    pages,
    posts: shown.map((post, index) => (page === 1 && index === 0 ? leadCard(post) : postCard(post))),
    tags: tagsOf(posts),
    described,
    crumbs:
      page === 1 ? breadcrumbs(sitePages.blog) : breadcrumbs(sitePages.blog, { ...described, label: `Page ${page}` }),
  };
}
