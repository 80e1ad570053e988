import { contactParameters } from '../contact/prefill.ts';
import { estimateFields } from '../estimator/choice.ts';
import { startField } from '../estimator/start-field.ts';
import { searchPage, sitePages } from './site-pages.ts';

/**
 * The query parameters that affect a page. With any other query the prerendered page is served: rendering costs a
 * thousand times more, and anyone can send any query.
 */
export function pageParameters(address: string): readonly string[] {
  const path = address.replace(/\.data$/, '');
  if (path === sitePages.estimate.path) return [...estimateFields, startField];
  // They redirect an estimate to its own page.
  if (path === sitePages.services.path || path.startsWith('/service/')) return estimateFields;
  if (path === sitePages.contact.path) return contactParameters;
  if (path === searchPage.path) return ['q'];
  // The portfolio's data is the same for every choice; the page itself filters the pieces.
  return address === sitePages.portfolio.path ? ['service'] : [];
}
