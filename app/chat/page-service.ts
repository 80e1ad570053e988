import type { ServiceView } from '../service-page/service-view.ts';

/** The service whose page is shown. The panel is outside the router, so the page tells it. */
let service: ServiceView | undefined;
const listeners = new Set<() => void>();

export function currentPageService(): ServiceView | undefined {
  return service;
}

export function subscribeToPageService(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setPageService(next: ServiceView | undefined): void {
  service = next;
  for (const listener of listeners) listener();
}
