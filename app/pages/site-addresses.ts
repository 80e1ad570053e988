import { renderTexts } from '#catalogue/render-texts.ts';
import { services } from '#catalogue/services.ts';
import { pageTitle } from '#company/page-title.ts';
import type { Exhibit } from '#content/exhibit.ts';
import { exhibits } from '#content/exhibits.ts';
import { loadPosts } from '#content/load-posts.ts';
import { portfolio } from '#content/portfolio.ts';
import { pageCount, tagsOf } from '#content/post-lists.ts';
import { searchIndexPath } from '../search/search-index-path.ts';
import { describeAbout, describeBlogPage, describePiece, describePost, describeTag } from './describe-pages.ts';
import { type SitePage, searchPage, sitePages } from './site-pages.ts';

export interface SiteAddress extends SitePage {
  /** 'list' is a further page of the blog's list, 'search' the search page. */
  kind: 'page' | 'service' | 'piece' | 'post' | 'tag' | 'list' | 'search';
  /** A project's picture in link previews. */
  exhibit?: Exhibit | undefined;
  /** A made-up project. */
  sample?: boolean | undefined;
  /** ISO date, if known. */
  lastModified?: string;
}

/** Every URL of the site, with its title in menus and search results. Large: for the server and the build. */
export function siteAddresses(): SiteAddress[] {
  const posts = loadPosts();
  const newest = posts[0]?.date;
  const lists = pageCount(posts.length);
  return [
    ...Object.values(sitePages).map((page) => ({
      ...(page === sitePages.about ? describeAbout() : page),
      kind: 'page' as const,
      ...(page === sitePages.blog && newest ? { lastModified: newest } : {}),
    })),
    ...services.map(({ slug, name, text }) => ({
      path: `/service/${slug}`,
      label: name,
      title: pageTitle(renderTexts(text.searchTitle)),
      description: renderTexts(text.searchDescription),
      kind: 'service' as const,
    })),
    ...portfolio.map((piece) => ({
      ...describePiece(piece),
      kind: 'piece' as const,
      exhibit: exhibits[piece.slug],
      sample: piece.sample,
    })),
    ...posts.map((post) => ({ ...describePost(post), kind: 'post' as const, lastModified: post.date })),
    ...tagsOf(posts).map((tag) => ({ ...describeTag(tag), kind: 'tag' as const })),
    ...Array.from({ length: lists - 1 }, (_, index) => ({
      ...describeBlogPage(index + 2, lists),
      kind: 'list' as const,
    })),
    { ...searchPage, kind: 'search' },
  ];
}

/** Whether a page belongs in the site map. */
export function isListed({ kind }: SiteAddress): boolean {
  return kind !== 'list' && kind !== 'search';
}

/** Every prerendered path. */
export function prerenderedPaths(): string[] {
  return [...siteAddresses().map(({ path }) => path), searchIndexPath];
}
