import { createHash } from 'node:crypto';
import type { Endpoint } from '../api.ts';
import { escapeHtml } from '../delivery/escape-html.ts';
import { readPreviewToken } from './preview-token.ts';
import type { DraftPage } from './staff-question.ts';
import type { Supervision } from './supervision.ts';

interface Options {
  token: string;
  supervision: Pick<Supervision, 'ask'>;
  now?: () => number;
}

/** The only styles that the pages bring themselves; the policy names them by what they say. */
function styleHashes(html: string): string {
  const styles = Array.from(html.matchAll(/<style>([^<]*)<\/style>/g), ([, text = '']) => text);
  return styles.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
}

function pageOf(html: string, status: number, frame: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    // The address is a key: no page that is opened from here learns it.
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self'${styleHashes(html)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      // Browsers heed this before the older header, which forbids frames altogether.
      `frame-ancestors ${frame}`,
    ].join('; '),
  };
  return new Response(html, { status, headers });
}

function sentence(text: string): string {
  const style = 'body{font:1.1rem/1.5 system-ui,sans-serif;margin:3rem auto;max-width:34rem;padding:0 1rem}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><style>${style}</style></head><body><p>${escapeHtml(text)}</p></body></html>`;
}

const ended = 'This preview has ended. Close it and press ‘Open preview’ again.';

/** Shows a draft to whoever comes with an address that the admin host has signed a moment ago. Visitors see nothing of it. */
export function createPreview({ token, supervision, now = Date.now }: Options): Endpoint {
  return {
    method: 'GET',
    path: '/preview',
    async handle({ request }) {
      const claim = readPreviewToken(new URL(request.url).searchParams.get('of') ?? '', token, now());
      // Told within the panel, too, wherever that is: there is nothing here to protect.
      if (!claim) return pageOf(sentence(ended), 403, '*');
      const { type, id, panel } = claim;
      try {
        const { html } = (await supervision.ask({ about: 'page', type, id })) as DraftPage;
        return pageOf(html, 200, new URL(panel).origin);
      } catch (error) {
        const reason = error instanceof Error ? error.message : `${error}`;
        return pageOf(sentence(`The preview can't be shown: ${reason}`), 503, new URL(panel).origin);
      }
    },
  };
}
