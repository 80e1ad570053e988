import { renderTexts } from '#catalogue/render-texts.ts';
import { company } from '#company/facts.ts';
import { pageTitle } from '#company/page-title.ts';
import { wording } from '#company/wording.ts';
import { type Post, postFile } from '#content/load-posts.ts';
import { about } from '#content/pages/about.ts';
import { locatePhotograph, type Photograph, textFiles } from '#content/photograph.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import type { Tag } from '#content/post-lists.ts';
import { type SitePage, sitePages } from './site-pages.ts';

/** A page with a photograph also uses it in link previews. */
function sharing(namedIn: string, { photograph }: { photograph?: Photograph }): Pick<SitePage, 'photograph'> {
  return photograph ? { photograph: renderTexts(locatePhotograph(namedIn, photograph)) } : {};
}

export function describeAbout(): SitePage {
  return { ...sitePages.about, ...sharing(textFiles.about, about) };
}

export function describePiece(piece: PortfolioPiece): SitePage {
  return {
    path: `/portfolio/${piece.slug}`,
    label: piece.title,
    title: pageTitle(piece.sample ? `${piece.title}: sample work` : piece.title),
    description: `${piece.summary} ${piece.sample ? 'Sample work' : 'Work'} in ${piece.sector.toLowerCase()}, ${piece.country}: challenge, approach and outcome.`,
    ...sharing(textFiles.portfolio, piece),
  };
}

export function describePost(post: Pick<Post, 'slug' | 'title' | 'description' | 'photograph'>): SitePage {
  return {
    path: `/blog/${post.slug}`,
    label: post.title,
    title: pageTitle(post.title),
    description: post.description,
    ...sharing(postFile(post), post),
  };
}

export function describeTag(tag: Pick<Tag, 'slug' | 'name'>): SitePage {
  return {
    path: `/blog/tag/${tag.slug}`,
    label: `Posts about ${tag.name}`,
    title: pageTitle(`Posts about ${tag.name}`),
    description: `All posts about ${tag.name} on the ${company.name} blog: plain advice on what things cost, how long they take and how to choose.`,
  };
}

/** The pages of the blog list after the first, which is `sitePages.blog`. */
export function describeBlogPage(page: number, pages: number): SitePage {
  return {
    path: `/blog/page/${page}`,
    label: `Blog, page ${page}`,
    title: pageTitle(`Blog, page ${page} of ${pages}`),
    description: `Page ${page} of ${pages} of the ${company.name} blog: plain advice on ${wording.blogSubjects}, and what they cost.`,
  };
}
