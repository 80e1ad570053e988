import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Root } from 'react-dom/client';
import { createPartRoot } from '../ui/page-root.ts';
import { ready } from './conversation-store.ts';
import { Panel } from './panel.tsx';
import { currentView, subscribeToView } from './view-store.ts';

export { ready };

function ShownPanel({ place }: { place: HTMLElement }) {
  const { view, byVisitor } = useSyncExternalStore(subscribeToView, currentView);
  // For styles: the page around the panel may not be hydrated yet.
  useLayoutEffect(() => {
    place.dataset.panel = view;
  }, [place, view]);
  return <Panel view={view} byVisitor={byVisitor} />;
}

let shown: { place: HTMLElement; root: Root } | undefined;

/** Renders the panel by itself, so that a first tap needn't wait for the page's hydration. Once per place. */
export function showPanel(place: HTMLElement): void {
  if (shown?.place === place) return;
  shown?.root.unmount();
  shown = { place, root: createPartRoot(place) };
  shown.root.render(<ShownPanel place={place} />);
}
