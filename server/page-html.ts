import { createHash } from 'node:crypto';

const attribute = `\\s+[^\\s"'>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?`;
const scriptElement = new RegExp(`<script((?:${attribute})*)\\s*>([\\s\\S]*?)</script\\s*>`, 'gi');
const modulePreload = new RegExp(`<link(?=[^>]*\\srel=["']?modulepreload["'\\s/>])(?:${attribute})*\\s*/?>`, 'gi');

const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** A data block to the browser, until the page has been painted and its text is put into a module script. */
const waitingType = 'text/start';

/**
 * What strings may become more than text, where the browser asks (Trusted Types). React makes an empty script element
 * from markup and fills it with data for search engines, which holds no '<'; scripts and workers come from this site.
 * Text of scripts goes through: the content security policy runs only what it has the hash of.
 */
const trustedTypesPolicy = [
  'self.trustedTypes?.createPolicy("default",{',
  'createHTML:text=>text.includes("<")&&text!=="<script><"+"/script>"?null:text,',
  'createScript:text=>text,',
  'createScriptURL:address=>new URL(address,location.href).origin===location.origin?address:null});',
].join('');

/** Fetches the page's scripts together and starts them, one frame after the first paint. */
const starter = [
  trustedTypesPolicy,
  'requestAnimationFrame(()=>setTimeout(()=>{',
  `const waiting=document.querySelector('script[type="${waitingType}"]');`,
  'for(const address of waiting.dataset.scripts.split(" ")){',
  'const link=document.createElement("link");link.rel="modulepreload";link.href=address;document.head.append(link)}',
  'const start=document.createElement("script");start.type="module";start.textContent=waiting.textContent;',
  'document.body.append(start)}))',
].join('');

/**
 * Scripts compete with the stylesheet and the fonts for the first paint: about a second on a slow phone. Every page works
 * without them, so they wait for that paint; then all are fetched at once.
 */
export function startAfterFirstPaint(html: string): string {
  const preloads = html.match(modulePreload) ?? [];
  if (!startScript.test(html)) return html;
  const scripts = preloads.map((link) => /\shref=["']?([^"'\s>]+)/.exec(link)?.[1] ?? '').join(' ');
  return html.replaceAll(modulePreload, '').replace(
    startScript,
    // A function, since the text may hold '$' signs.
    (_, text: string) =>
      `<script type="${waitingType}" data-scripts="${scripts}">${text}</script><script>${starter}</script>`,
  );
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
