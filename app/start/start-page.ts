import { openingPatienceMs } from '../ui/sizes-and-timings.ts';
import { firstIntent } from './first-intent.ts';
import { holdClicks, openers } from './hold-clicks.ts';
import { hydratedEvent } from './hydrated-event.ts';
import { largestPaint } from './largest-paint.ts';
import { layOutRest } from './lay-out-rest.ts';
import { nextIdleTask, nextTask } from './next-task.ts';
import { openedEvent } from './opening-events.ts';
import { trustOwnScripts } from './trusted-types.ts';

declare global {
  interface Window {
    /** React Router's. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** The scripts all pages share: nearly all there is to load, in three files. */
const shared = /\/(?:react|router|root)-/;
/** Starts the page; it is the content of an inline script. */
const entry = /\/entry\.client-/;

/**
 * Loads scripts: with 'prefetch' neither compiled nor run, with 'modulepreload' compiled. Resolves when they have
 * loaded.
 */
async function fetchScripts(rel: 'prefetch' | 'modulepreload', scripts: readonly string[]): Promise<void> {
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

/** Runs scripts one after another, each in a separate task: at once they would block a slow phone for all their time. */
async function run(scripts: readonly string[]): Promise<void> {
  for (const address of scripts) {
    await import(/* @vite-ignore */ address);
    await nextTask();
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Hydrates the page. A built page names the file with its data; one that was rendered on request contains it. */
function hydrate(start: string, data: string | undefined): void {
  if (data !== undefined) {
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(data);
    streamController.close();
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = start;
  document.body.append(script);
}

/** Runs scripts in idle time, one per idle callback. They only define modules and change nothing on the page. */
async function prepare(scripts: readonly string[]): Promise<void> {
  for (const address of scripts) {
    await nextIdleTask();
    await import(/* @vite-ignore */ address);
  }
}

/**
 * After the first paint, the large scripts are loaded and, in idle time, evaluated; the page is started at the first
 * interaction.
 */
async function startPage(): Promise<void> {
  await Promise.race([largestPaint(), intent]);
  const waiting = document.querySelector<HTMLElement>('script[data-scripts]');
  const scripts = waiting?.dataset.scripts?.split(' ').filter((address) => !entry.test(address)) ?? [];
  const large = scripts.filter((address) => shared.test(address));
  const dataFile = waiting?.dataset.hydration;
  // What fails to load is requested again when it is needed.
  const data = dataFile ? fetchText(dataFile).catch(() => intent.then(() => fetchText(dataFile))) : undefined;
  data?.catch(() => undefined);
  fetchScripts('prefetch', large)
    .then(() => prepare(large))
    .catch(() => undefined);
  const sign = await intent;
  // What the browser itself does for the visitor comes first: a menu opens, the page scrolls.
  await nextFrame();
  if (sign?.target instanceof Element && sign.target.closest(openers)) {
    await run(large);
    await openedEarly;
    await nextFrame();
  }
  void fetchScripts(
    'modulepreload',
    scripts.filter((address) => !shared.test(address)),
  ).catch(() => undefined);
  await run(scripts);
  hydrate(waiting?.textContent ?? '', await data);
}

/** A touch of the chat's or the search's button may also be the beginning of a swipe. */
function opened(): Promise<unknown> {
  return new Promise((keep) => {
    addEventListener(openedEvent, keep, { once: true });
    void intent.then(() => setTimeout(keep, openingPatienceMs));
  });
}

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}

trustOwnScripts();
const intent = firstIntent();
const openedEarly = opened();
const releaseClicks = holdClicks();
const started = new Promise((keep) => addEventListener(hydratedEvent, keep, { once: true }));
// Early: until every part has its real size, tools that read the page from outside (Lighthouse, axe) see parts overlap.
void Promise.race([largestPaint(), started]).then(layOutRest);
nextFrame().then(startPage).catch(releaseClicks);
