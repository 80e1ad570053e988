import { createHash } from 'node:crypto';

const attribute = `\\s+[^\\s"'>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?`;
const scriptElement = new RegExp(`<script((?:${attribute})*)\\s*>([\\s\\S]*?)</script\\s*>`, 'gi');
const modulePreload = new RegExp(`<link(?=[^>]*\\srel=["']?modulepreload["'\\s/>])(?:${attribute})*\\s*/?>`, 'gi');
const scriptTypes = ['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript'];

/**
 * Preloads in the head compete with the stylesheet and the fonts for the first paint (about half a second on a slow
 * phone). At the end of the body the browser meets them after everything visible.
 */
export function movePreloadsBehindContent(html: string): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < headEnd) return html;
  const head = html.slice(0, headEnd);
  const preloads = head.match(modulePreload) ?? [];
  const rest = html.slice(headEnd, bodyEnd) + preloads.join('') + html.slice(bodyEnd);
  return head.replaceAll(modulePreload, '') + rest;
}

/** The sources that let a page run its own inline scripts and no others: 'sha256-…'. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    // Data blocks such as JSON-LD never run, so the policy does not ask for them.
    if (!scriptTypes.includes(type)) continue;
    // The browser hashes what its parser made of the text, and the parser turns every line end into one line feed.
    const parsed = text.replaceAll(/\r\n?/g, '\n');
    hashes.add(`'sha256-${createHash('sha256').update(parsed).digest('base64')}'`);
  }
  return [...hashes];
}
