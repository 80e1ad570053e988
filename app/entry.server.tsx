import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** For the server, which sets its search there for rendered pages. */
export { searchContext } from './server-contexts.ts';

/**
 * Complete pages, never streamed: the server hashes their inline scripts for the CSP, and what loads lazily in the
 * browser must be there for visitors without scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failed = false;
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />, {
    // No part is left to be moved into place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { headers, status: failed ? 500 : status });
}

export { receiveFormContext } from './contact/form-context.ts';
export { quotesContext, talksContext } from './server-contexts.ts';
