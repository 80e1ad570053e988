import { data } from 'react-router';
import { type FindNearestPages, nearestPagesAmong } from './nearest-pages.ts';
import { siteAddresses } from './site-addresses.ts';

/** Built once, because reading every post for each unknown URL would cost more than the page. */
let nearestPages: FindNearestPages | undefined;

/** What a loader throws for an unknown URL: status 404, with the nearest pages for the error page. */
export function missingPage(request: Request) {
  nearestPages ??= nearestPagesAmong(siteAddresses());
  const address = new URL(request.url).pathname.replace(/\.data$/, '');
  return data({ suggestions: nearestPages(address) }, { status: 404 });
}
