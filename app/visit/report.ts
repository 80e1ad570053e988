/** Reports to the server what only the browser sees, without identifying the visitor. */
export function report(what: 'view' | 'estimate' | 'order'): void {
  navigator.sendBeacon(`/api/count?what=${what}&page=${location.pathname}`);
}
