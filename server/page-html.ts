import { createHash } from 'node:crypto';
import type { InlineScripts } from './inline-scripts.ts';

const attribute = `\\s+[^\\s"'<>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))?`;
const scriptElement = new RegExp(`<script((?:${attribute})*)\\s*>([\\s\\S]*?)</script\\s*>`, 'gi');
const modulePreload = new RegExp(`<link(?=[^<>]*\\srel=["']?modulepreload["'\\s/>])(?:${attribute})*\\s*/?>`, 'gi');

const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The strip of notices; it contains no other `aside`. */
const noticesElement = /<aside id="notices"[\s\S]*?<\/aside>/;
/** A data block to the browser, until the page starts and its text is copied into a module script. */
const waitingType = 'text/start';

/**
 * Scripts compete with the stylesheet and the fonts before first paint, which costs about a second on a slow phone.
 * Every page works without them, so they are loaded after that and run at the first interaction.
 */
export function startLater(html: string, { firstLayout, start, notices, atOnce }: InlineScripts): string {
  const preloads = html.match(modulePreload) ?? [];
  if (!startScript.test(html)) return html;
  const scripts = preloads.map((link) => /\shref=["']?([^"'\s>]+)/.exec(link)?.[1] ?? '').join(' ');
  const mark = atOnce ? ' data-at-once' : '';
  return (
    html
      .replaceAll(modulePreload, '')
      // Functions, because the texts may contain '$' signs.
      .replace('</head>', () => `<script>${firstLayout}</script></head>`)
      .replace(noticesElement, (strip) => `${strip}<script>${notices}</script>`)
      .replace(
        startScript,
        (_, text: string) =>
          `<script type="${waitingType}" data-scripts="${scripts}"${mark}>${text}</script><script>${start}</script>`,
      )
  );
}

/** A page for browsers that run no scripts. */
export function withoutScripts(html: string): string {
  return html.replaceAll(scriptElement, '').replaceAll(modulePreload, '');
}

const scriptTypes = [
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  waitingType,
];

/** The CSP sources for exactly the page's own inline scripts: 'sha256-…'. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (/\ssrc\s*=/i.test(attributes)) continue;
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    // Data blocks such as JSON-LD never run, so the policy doesn't need them.
    if (!scriptTypes.includes(type)) continue;
    // The browser hashes the parsed text, in which every line ending is a line feed.
    const parsed = text.replaceAll(/\r\n?/g, '\n');
    hashes.add(`'sha256-${createHash('sha256').update(parsed).digest('base64')}'`);
  }
  return [...hashes];
}
