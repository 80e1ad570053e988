import { alsoCalled } from '#catalogue/also-called.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import type { Question } from '#catalogue/service.ts';
import { services } from '#catalogue/services.ts';
import { loadPosts } from '#content/load-posts.ts';
import { parseMarkdown } from '#content/markdown.ts';
import { home } from '#content/pages/home.ts';
import { portfolio } from '#content/portfolio.ts';
import { postSections } from '#content/post-sections.ts';
import type { SearchDocument } from '#search/document.ts';
import { sitePages } from '../pages/site-pages.ts';
import { questionId } from '../sections/question-id.ts';
import { type ServiceView, serviceView } from '../service-page/service-view.ts';
import { pageSections } from './page-sections.ts';

/** '… | The agency' is for the browser's tab. */
function withoutCompany(title: string): string {
  return title.split(' | ')[0] ?? title;
}

function questionsOn(path: string, page: string, questions: readonly Question[]): SearchDocument[] {
  return questions.map(({ question, answer }) => ({
    kind: 'question',
    title: question,
    path: `${path}#${questionId(question)}`,
    note: page,
    text: answer,
  }));
}

function packagesOf({ name, path, tiers }: ServiceView, also: readonly string[]): SearchDocument[] {
  return tiers.map((tier) => ({
    kind: 'package',
    title: `${name}, ${tier.name}`,
    path: `${path}#place-order`,
    note: [[tier.price, tier.per].filter(Boolean).join(' '), tier.delivery].filter(Boolean).join(' · '),
    also,
    text: [...tier.limits, ...tier.inclusions].join(', '),
  }));
}

function serviceDocuments(): SearchDocument[] {
  return services.flatMap(({ slug, name, shortName }): SearchDocument[] => {
    const view = serviceView(slug);
    const also = [...new Set([shortName, ...(alsoCalled[slug] ?? [])])];
    return [
      {
        kind: 'service',
        title: name,
        path: view.path,
        note: view.kicker,
        also,
        text: [view.promise, view.searchDescription, ...view.shared].join(' '),
      },
      ...packagesOf(view, [shortName]),
      ...questionsOn(view.path, name, view.questions),
    ];
  });
}

function pageDocuments(): SearchDocument[] {
  return [
    ...Object.values(sitePages).map(
      ({ path, label, title, description }): SearchDocument => ({
        kind: 'page',
        title: label,
        path,
        note: withoutCompany(title),
        also: [withoutCompany(title)],
        text: description,
      }),
    ),
    ...pageSections().flatMap(({ page, sections }) =>
      sections.map(
        ({ id, title, text }): SearchDocument => ({
          kind: 'section',
          title,
          path: `${page.path}#${id}`,
          note: withoutCompany(page.title),
          text,
        }),
      ),
    ),
    ...questionsOn(sitePages.home.path, sitePages.home.label, renderTexts(home.questions)),
  ];
}

function postDocuments(): SearchDocument[] {
  return loadPosts().flatMap(({ slug, title, description, tags, body }): SearchDocument[] => {
    const path = `/blog/${slug}`;
    const { opening, sections } = postSections(parseMarkdown(body));
    return [
      { kind: 'post', title, path, note: tags.join(', '), text: `${description} ${opening}` },
      ...sections.map(
        ({ id, title: heading, text }): SearchDocument => ({
          kind: 'section',
          title: heading,
          path: `${path}#${id}`,
          note: title,
          text,
        }),
      ),
    ];
  });
}

function workDocuments(): SearchDocument[] {
  return portfolio.map(({ slug, title, summary, sector, country, challenge, result }) => ({
    kind: 'work',
    title,
    path: `/portfolio/${slug}`,
    note: summary,
    text: [sector, country, challenge, result].join(' '),
  }));
}

/** Everything that can be found on a page, from the data. Large: for the build and tests. */
export function siteDocuments(): SearchDocument[] {
  return [...serviceDocuments(), ...pageDocuments(), ...postDocuments(), ...workDocuments()];
}
