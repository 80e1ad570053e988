import { orderStart } from '#company/addresses.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { report } from './report.ts';

const orderLink = `a[href="${orderStart}"]`;

let place: string | undefined;

/** Told of each page that is shown: what links lead to is fetched ahead, and what only the browser sees is counted. */
export function arrivedAt(pathname: string): void {
  if (place === undefined) {
    fetchAhead();
    window.addEventListener('click', countOrder);
  } else if (place !== pathname) report('view'); // The server has counted the page that the visit began with.
  place = pathname;
}

function countOrder({ target }: Event): void {
  if (target instanceof Element && target.closest(orderLink)) report('order');
}
