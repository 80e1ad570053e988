import type { Site } from '../site.ts';
import type { CountName } from './count-names.ts';
import { isPerson, opensPage } from './is-person.ts';
import type { VisitorCounter } from './visitor-counter.ts';

/** Counts what visitors do; what programs do that say what they are is left out. */
export interface Visits {
  /** A page was answered for this request. */
  viewed: (request: Request, path: string, query: URLSearchParams) => void;
  /** Something was done on the page that the request comes from. */
  done: (request: Request, name: CountName) => void;
  /** What a page of ours says that a visitor did, of what the server does not see. */
  reported: (request: Request, name: CountName, page: string) => void;
}

const estimatePath = '/estimate';

export function createVisits({ count }: VisitorCounter, site: Site): Visits {
  /** The page of the site at this path; nothing for other addresses, so that nobody can make up rows. */
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

/** Browsers name the page to its own site, and only the site to others. */
function refererPath({ headers }: Request): string {
  return URL.parse(headers.get('referer') ?? '')?.pathname ?? '';
}
