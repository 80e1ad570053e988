import { createHash } from 'node:crypto';

const attribute = `\\s+[^\\s"'>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?`;
const scriptElement = new RegExp(`<script((?:${attribute})*)\\s*>([\\s\\S]*?)</script\\s*>`, 'gi');
const modulePreload = new RegExp(`<link(?=[^>]*\\srel=["']?modulepreload["'\\s/>])(?:${attribute})*\\s*/?>`, 'gi');

const startScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** A data block to the browser, until the page has been painted and its text is put into a module script. */
const waitingType = 'text/start';
/** The script that starts the page when it runs. */
const startFile = '/entry.client';

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

/**
 * Asks for a first layout of what can be seen alone. Not where the visitor comes back to a place further down, or to one
 * that the address names: that place is known only when everything above it has its size.
 */
const layOutInParts = [
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")',
  'document.documentElement.dataset.parts="";',
].join('');

/** Lays out the rest, each part in a task of its own, and leaves no trace of it. */
const layOutRest = [
  'const parts=document.querySelectorAll("[data-parts] [data-later]");',
  'for(const part of parts){part.style.contentVisibility="visible";part.offsetHeight;await turn()}',
  'delete document.documentElement.dataset.parts;',
  'for(const part of parts)part.style.contentVisibility="";',
].join('');

/** A message, not a timer: it comes at once, and never waits in a page that lies in the background. */
const turn =
  'const turn=()=>new Promise(next=>{const{port1,port2}=new MessageChannel();port1.onmessage=next;port2.postMessage(0)});';

/**
 * Fetches the page's scripts together, one frame after the first paint, and runs them one after the other, each in a task
 * of its own: run in one go they would keep a slow phone busy for as long as all of them take. What starts the page is
 * left for the end. Scripts that cannot be fetched leave the page as it is without any.
 */
const starter = [
  trustedTypesPolicy,
  'requestAnimationFrame(()=>setTimeout(async()=>{',
  turn,
  `const waiting=document.querySelector('script[type="${waitingType}"]');`,
  'const scripts=waiting.dataset.scripts.split(" ");',
  'for(const address of scripts){',
  'const link=document.createElement("link");link.rel="modulepreload";link.href=address;document.head.append(link)}',
  layOutRest,
  `for(const address of scripts.filter(name=>!name.includes("${startFile}"))){`,
  'await import(address);await turn()}',
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
  const page = html.replaceAll(modulePreload, '').replace('</head>', `<script>${layOutInParts}</script></head>`);
  return page.replace(
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
