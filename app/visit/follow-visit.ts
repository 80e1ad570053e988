import { orderStart } from '#company/addresses.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { report } from './report.ts';

const orderLink = `a[href^="${orderStart}"]`;

let place: string | undefined;

/** Called for each page that is shown: prefetches link targets, and reports what only the browser sees. */
export function arrivedAt(pathname: string): void {
  if (place === undefined) {
    prefetchPages();
    window.addEventListener('click', countOrder);
  } else if (place !== pathname) report('view'); // The server has counted the first page of the visit.
  place = pathname;
}

function countOrder({ target }: Event): void {
  if (target instanceof Element && target.closest(orderLink)) report('order');
}
