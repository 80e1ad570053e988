/** Tells the server of something that only the browser sees, and nothing of who did it. */
export function report(what: 'view' | 'estimate' | 'order'): void {
  navigator.sendBeacon(`/api/count?what=${what}&page=${location.pathname}`);
}
