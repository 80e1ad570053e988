import { createHash } from 'node:crypto';

/** How React Router writes the data a page was rendered from: as chunks of a stream, then its end. */
const chunk = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const end = '<script>window.__reactRouterContext.streamController.close();</script>';
/** The script that hydrates the page, which waits for the visitor. */
const waitingScript = '<script type="text/start"';

export interface WithoutData {
  html: string;
  /** Relative to the built site. */
  file: string;
  data: string;
}

/**
 * Takes the data that only hydration needs out of a page. It is up to a fifth of the page, and with it many pages don't
 * fit into a connection's first round trip (14 KB), which delays the first paint on a slow network. Null for pages that
 * don't hydrate.
 */
export function extractHydrationData(html: string): WithoutData | null {
  const chunks = [...html.matchAll(chunk)].map(([, literal = '""']) => JSON.parse(literal) as string);
  if (chunks.length === 0 || !html.includes(waitingScript) || !html.includes(end)) return null;
  const data = chunks.join('');
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  const file = `assets/hydration-${hash}.json`;
  return {
    html: html
      .replaceAll(chunk, '')
      .replace(end, '')
      .replace(waitingScript, `${waitingScript} data-hydration="/${file}"`),
    file,
    data,
  };
}
