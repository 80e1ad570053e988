import { firstIntent } from './first-intent.ts';
import { holdClicks } from './hold-clicks.ts';
import { idleTurn } from './idle-turn.ts';
import { largestPaint } from './largest-paint.ts';
import { layOutRest } from './lay-out-rest.ts';
import { takenOver } from './taken-over.ts';
import { trustOwnScripts } from './trusted-types.ts';
import { turn } from './turn.ts';

/** What every page shares: nearly all there is to fetch, in three files. */
const shared = /\/(?:react|router|root)-/;
/** Starts the page; its text stands in the page itself. */
const entry = /\/entry\.client-/;

/** Has scripts fetched: with 'prefetch' neither compiled nor run, with 'modulepreload' compiled. Kept when they are there. */
async function fetchAhead(rel: 'prefetch' | 'modulepreload', scripts: readonly string[]): Promise<void> {
  const links = scripts.map((address) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = address;
    return link;
  });
  const fetched = links.map(
    (link) => new Promise((done, fail) => Object.assign(link, { onload: done, onerror: fail })),
  );
  document.head.append(...links);
  await Promise.all(fetched);
}

/**
 * Runs the page's scripts one after the other, each in a task of its own: run in one go they would keep a slow phone busy
 * for as long as all of them take. What starts the page is left for the end.
 */
async function run(scripts: readonly string[], start: string): Promise<void> {
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await turn();
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = start;
  document.body.append(script);
}

/** Runs scripts in idle moments, one in each. They only define what the page is made of: nothing of it changes. */
async function prepare(scripts: readonly string[]): Promise<void> {
  for (const address of scripts) {
    await idleTurn();
    await import(/* @vite-ignore */ address);
  }
}

/**
 * Once the page is painted the large scripts are fetched and, when there is nothing else to do, prepared; the page is started
 * when the visitor first does something.
 */
async function startPage(): Promise<void> {
  await Promise.race([largestPaint(), intent]);
  const waiting = document.querySelector<HTMLElement>('script[data-scripts]');
  const scripts = waiting?.dataset.scripts?.split(' ').filter((address) => !entry.test(address)) ?? [];
  const large = scripts.filter((address) => shared.test(address));
  // What can't be had now is asked for again when it is needed.
  fetchAhead('prefetch', large)
    .then(() => prepare(large))
    .catch(() => undefined);
  await intent;
  // What the browser itself does for the visitor comes first: a menu opens, the page scrolls.
  await nextFrame();
  void fetchAhead(
    'modulepreload',
    scripts.filter((address) => !shared.test(address)),
  ).catch(() => undefined);
  await run(scripts, waiting?.textContent ?? '');
}

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}

trustOwnScripts();
const intent = firstIntent();
const letGo = holdClicks();
const started = new Promise((keep) => addEventListener(takenOver, keep, { once: true }));
// Soon: until every part has its size, whatever reads the page from the side sees the end of one lie over the next.
void Promise.race([largestPaint(), started]).then(layOutRest);
nextFrame().then(startPage).catch(letGo);
