import { data } from 'react-router';
import { nearestPages } from './nearest-pages.ts';
import { siteAddresses } from './site-addresses.ts';

/** What a loader throws for an address that leads nowhere: status 404, with the nearest pages for the error page. */
export function missingPage(request: Request) {
  const address = new URL(request.url).pathname.replace(/\.data$/, '');
  return data({ suggestions: nearestPages(address, siteAddresses()) }, { status: 404 });
}
