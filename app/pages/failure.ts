import { isRouteErrorResponse } from 'react-router';
import { company } from '#company/facts.ts';
import type { NamedPage } from './nearest-pages.ts';

interface Failure {
  missing: boolean;
  suggestions: readonly NamedPage[];
}

/** The error page's content: a missing page has suggestions, everything else is our fault. */
export function failureOf(error: unknown): Failure {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return { missing, suggestions: missing ? suggestionsIn(error.data) : [] };
}

export function failureTitle(error: unknown): string {
  return `${failureOf(error).missing ? 'Page not found' : 'Something went wrong'} | ${company.name}`;
}

function suggestionsIn(data: unknown): readonly NamedPage[] {
  if (typeof data !== 'object' || data === null || !('suggestions' in data)) return [];
  return Array.isArray(data.suggestions) ? data.suggestions : [];
}
