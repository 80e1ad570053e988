import { createHash } from 'node:crypto';
import { escapeMarkup } from '#company/escape.ts';
import type { Endpoint } from '../api.ts';
import { readPreviewToken } from './preview-token.ts';
import type { DraftCheck, DraftPage } from './staff-request.ts';
import type { Supervision } from './supervision.ts';

interface Options {
  token: string;
  supervision: Pick<Supervision, 'ask'>;
  now?: () => number;
}

/** The pages' own inline styles, which the policy lists by hash. */
function styleHashes(html: string): string {
  const styles = Array.from(html.matchAll(/<style>([^<]*)<\/style>/g), ([, text = '']) => text);
  return styles.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
}

function pageOf(html: string, status: number, frame: string, body: BodyInit = html): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    // The URL is a secret, so no page opened from here may see it as its referrer.
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self'${styleHashes(html)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      // Takes precedence over the older header, which forbids all frames.
      `frame-ancestors ${frame}`,
    ].join('; '),
  };
  return new Response(body, { status, headers });
}

function sentence(text: string): string {
  const style = 'body{font:1.1rem/1.5 system-ui,sans-serif;margin:3rem auto;max-width:34rem;padding:0 1rem}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><style>${style}</style></head><body><p>${escapeMarkup(text)}</p></body></html>`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}

function noteBelow(html: string): string {
  return `<aside class="draft-bar draft-refused">${html}</aside>`;
}

/** What the site would reject, fixed below the page; empty if the draft is valid. */
function refusalsHtml({ refusals }: DraftCheck): string {
  if (refusals.length === 0) return '';
  const reasons = refusals.map(({ reason }) => `<li>${escapeMarkup(reason)}</li>`).join('');
  return noteBelow(`<p><strong>The site would reject it as it is:</strong></p><ul>${reasons}</ul>`);
}

/** Sends the page at once and the check's findings below it when they are ready. */
function streamed(html: string, check: Promise<string>): ReadableStream {
  const end = html.lastIndexOf('</body>');
  const [page, rest] = end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)];
  return new ReadableStream<string>({
    async start(controller) {
      controller.enqueue(page);
      controller.enqueue(await check);
      controller.enqueue(rest);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
}

const ended = 'This preview has ended. Close it and press ‘Open preview’ again.';

/** Shows a draft at a short-lived URL signed by the admin host. Visitors never see it. */
export function createPreview({ token, supervision, now = Date.now }: Options): Endpoint {
  return {
    method: 'GET',
    path: '/preview',
    async handle({ request }) {
      const claim = readPreviewToken(new URL(request.url).searchParams.get('of') ?? '', token, now());
      // Errors may be framed by any panel: there is nothing to protect.
      if (!claim) return pageOf(sentence(ended), 403, '*');
      const { type, id, panel } = claim;
      const origin = new URL(panel).origin;
      const check = supervision
        .ask({ about: 'check', type, id })
        .then((checked) => refusalsHtml(checked as DraftCheck))
        .catch((error) => noteBelow(`<p>Not checked: ${escapeMarkup(messageOf(error))}</p>`));
      try {
        const { html } = (await supervision.ask({ about: 'page', type, id })) as DraftPage;
        return pageOf(html, 200, origin, streamed(html, check));
      } catch (error) {
        return pageOf(sentence(`The preview can't be shown: ${messageOf(error)}`), 503, origin);
      }
    },
  };
}
