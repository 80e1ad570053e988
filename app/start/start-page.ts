import { firstIntent } from './first-intent.ts';
import { holdClicks } from './hold-clicks.ts';
import { layOutRest } from './lay-out-rest.ts';
import { trustOwnScripts } from './trusted-types.ts';
import { turn } from './turn.ts';

/** Has them fetched, neither compiled nor run. */
function fetchQuietly(scripts: readonly string[]): void {
  const links = scripts.map((address) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    return link;
  });
  document.head.append(...links);
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

/** After the first paint the scripts are fetched; they run when the visitor first does something. */
async function startPage(): Promise<void> {
  const waiting = document.querySelector<HTMLElement>('script[data-scripts]');
  const scripts = waiting?.dataset.scripts?.split(' ') ?? [];
  fetchQuietly(scripts);
  await layOutRest();
  await intent;
  // What the browser itself does for the visitor comes first: a menu opens, the page scrolls.
  await nextFrame();
  await run(
    scripts.filter((address) => !address.includes('/entry.client')),
    waiting?.textContent ?? '',
  );
}

function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
}

trustOwnScripts();
const intent = firstIntent();
const letGo = holdClicks();
nextFrame().then(startPage).catch(letGo);
