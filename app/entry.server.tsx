import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Whole pages, never streamed: the server hashes their inline scripts for the content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { headers, status: failed ? 500 : status });
}
