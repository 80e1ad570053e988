import { contactParameters } from '../contact/prefill.ts';
import { estimateFields } from '../estimator/choice.ts';
import { startField } from '../estimator/start-field.ts';
import { searchPage, sitePages } from './site-pages.ts';

/**
 * The query parameters that change what the server makes of an address. With any other query the address is answered
 * with what was built: rendering costs a thousand times more, and anyone may write any query.
 */
export function pageParameters(address: string): readonly string[] {
  const path = address.replace(/\.data$/, '');
  if (path === sitePages.estimate.path) return [...estimateFields, startField];
  // They send an estimate on to its own page.
  if (path === sitePages.services.path || path.startsWith('/service/')) return estimateFields;
  if (path === sitePages.contact.path) return contactParameters;
  if (path === searchPage.path) return ['q'];
  // The data of the portfolio is the same for every choice: the page itself leaves pieces out.
  return address === sitePages.portfolio.path ? ['service'] : [];
}
