import type { Site } from '../site.ts';
import type { CountName } from './count-names.ts';
import { isPerson, opensPage } from './is-person.ts';
import type { VisitorCounter } from './visitor-counter.ts';

/** Counts visitors' actions; bots that identify themselves are left out. */
export interface Visits {
  /** A page was served for this request. */
  viewed: (request: Request, path: string, query: URLSearchParams) => void;
  /** An action on the page the request comes from. */
  done: (request: Request, name: CountName) => void;
  /** An action reported by one of our pages that the server doesn't see. */
  reported: (request: Request, name: CountName, page: string) => void;
}

const estimatePath = '/estimate';

export function createVisits({ count }: VisitorCounter, site: Site): Visits {
  /** The page of the site at this path; undefined for other URLs, so that nobody can create rows. */
  function pageAt(path: string): string {
    return site.get(path)?.scriptHashes ? path : '';
  }

  return {
    viewed(request, path, query) {
      if (!opensPage(request)) return;
      count('view', pageAt(path));
      if (path === estimatePath && query.has('item')) count('estimate');
    },
    done(request, name) {
      if (isPerson(request)) count(name, pageAt(refererPath(request)));
    },
    reported(request, name, page) {
      if (isPerson(request)) count(name, pageAt(page));
    },
  };
}

/** Browsers send the full URL as referrer to the same site, and only the origin to others. */
function refererPath({ headers }: Request): string {
  return URL.parse(headers.get('referer') ?? '')?.pathname ?? '';
}
