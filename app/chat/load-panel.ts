import type { ComponentType } from 'react';
import type { View } from './view-state.ts';

export type PanelComponent = ComponentType<{ view: View; byVisitor: boolean }>;

let loading: Promise<PanelComponent> | undefined;

/** Loaded once per page; after a failure the next attempt retries. */
export function loadPanel(): Promise<PanelComponent> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The schemas cost a slow phone as much as the rest of the panel: loaded before it, they run in a task of their own. */
async function load(): Promise<PanelComponent> {
  await import('./message.ts');
  const { Panel, ready } = await import('./panel.tsx');
  await ready;
  return Panel;
}
