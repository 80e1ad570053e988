import { routeAt } from '../ui/route-table.ts';
import { savesData } from '../ui/saves-data.ts';
import { prefetchMarginPx } from '../ui/sizes-and-timings.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** Links to pages. Search and chat open in place; their URLs are for visitors without scripts. */
const links = 'a[href^="/"]:not([aria-keyshortcuts], [role="button"])';

/** What a page needs that isn't loaded yet: its data, and its scripts without those all pages share. */
function filesOf(pathname: string): string[] {
  const route = routeAt(pathname);
  if (!route) return [];
  const data = pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`;
  return [data, route.module, ...(route.imports ?? [])];
}

function scriptsOfThisPage(): string[] {
  return document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ') ?? [];
}

/** With a plain link, which runs nothing and fails silently. */
function fetchFile(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  if (link.relList.supports('prefetch')) document.head.append(link);
  else fetch(address, { priority: 'low' }).catch(() => undefined);
}

/**
 * Prefetches pages: those whose link comes near the viewport, one file per idle callback, and the one under a pointer
 * or a finger at once. With data saver it does nothing.
 */
export function prefetchPages(): void {
  if (savesData()) return;
  const done = new Set(scriptsOfThisPage());
  done.add(filesOf(window.location.pathname)[0] ?? '');
  const queue = new Set<string>();
  let waiting = false;

  function newFilesOf(pathname: string): string[] {
    return filesOf(pathname).filter((file) => !done.has(file));
  }
  function fetchNow(file: string): void {
    queue.delete(file);
    done.add(file);
    fetchFile(file);
  }
  function next(): undefined {
    waiting = false;
    for (const file of queue) {
      fetchNow(file);
      break;
    }
    goOn();
  }
  function goOn(): void {
    if (queue.size === 0 || waiting) return;
    waiting = true;
    whenIdle(next);
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        for (const file of newFilesOf((target as HTMLAnchorElement).pathname)) queue.add(file);
      }
      goOn();
    },
    { rootMargin: `${prefetchMarginPx}px` },
  );
  const added = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (node instanceof Element) watch(node);
  });

  function watch(part: Element): void {
    if (part.matches(links)) near.observe(part);
    for (const link of part.querySelectorAll(links)) near.observe(link);
  }
  function onPoint({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (link) newFilesOf(link.pathname).forEach(fetchNow);
  }

  watch(document.body);
  added.observe(document.body, { childList: true, subtree: true });
  const options = { passive: true };
  for (const sign of ['mouseover', 'touchstart']) window.addEventListener(sign, onPoint, options);
}
