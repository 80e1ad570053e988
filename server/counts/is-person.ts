import { isbot } from 'isbot';

/** Longer user agents contain nothing more and take longer to match. */
const maxNameLength = 300;
/** More user agents than visit within an hour or so; beyond that the cache is cleared. */
const maxKnown = 2_000;

/** Results by user agent: matching one takes longer than serving a page, and most repeat. */
const known = new Map<string, boolean>();

/** Whether a request comes from a person's browser, as far as bots identify themselves. */
export function isPerson({ headers }: Request): boolean {
  const name = headers.get('user-agent')?.slice(0, maxNameLength) ?? '';
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= maxKnown) known.clear();
  const person = name !== '' && !isbot(name);
  known.set(name, person);
  return person;
}

/** Whether a person opens the page, as opposed to a prefetch or a bot. */
export function opensPage(request: Request): boolean {
  const { headers } = request;
  const destination = headers.get('sec-fetch-dest');
  if (destination !== null && destination !== 'document') return false;
  return headers.get('sec-purpose') === null && isPerson(request);
}
