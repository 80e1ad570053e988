import { isbot } from 'isbot';

/** Longer names of programs say no more, and cost more to look through. */
const longestName = 300;
/** More different browsers than visit within an hour or so; beyond it all are looked at anew. */
const mostKnown = 2_000;

/** By the name of the program: looking through one takes longer than serving a page, and most come again and again. */
const known = new Map<string, boolean>();

/** Whether a request comes from a browser with somebody in front of it, as far as programs say what they are. */
export function isPerson({ headers }: Request): boolean {
  const name = headers.get('user-agent')?.slice(0, longestName) ?? '';
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const person = name !== '' && !isbot(name);
  known.set(name, person);
  return person;
}

/** Whether somebody opens the page, and not a browser that fetches it ahead or a program that reads it. */
export function opensPage(request: Request): boolean {
  const { headers } = request;
  const destination = headers.get('sec-fetch-dest');
  if (destination !== null && destination !== 'document') return false;
  return headers.get('sec-purpose') === null && isPerson(request);
}
