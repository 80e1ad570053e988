import { categories } from '#catalogue/categories.ts';
import { services } from '#catalogue/services.ts';
import type { SearchResult } from '#search/document.ts';
import { sitePages } from '../pages/site-pages.ts';
import { serviceView } from '../service-page/service-view.ts';

const { estimate, portfolio, contact, terms } = sitePages;
const nextPages = [estimate, portfolio, contact, { ...terms, label: 'Terms and conditions' }];

/** What the search page offers before a query: each kind of service with its price, then what people need next. */
export function suggestedResults(): SearchResult[] {
  const heads = categories.map(({ attributes }) => attributes.url);
  return [
    ...services
      .filter(({ slug }) => heads.includes(slug))
      .map(({ slug, name }): SearchResult => {
        const { path, kicker } = serviceView(slug);
        return { kind: 'service', title: name, path, note: kicker };
      }),
    ...nextPages.map(
      ({ path, label, description }): SearchResult => ({ kind: 'page', title: label, path, note: description }),
    ),
  ];
}
