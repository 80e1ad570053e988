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

/**
 * On a slow phone the schemas take as long as the rest of the panel. Requested separately, they arrive first and run in a
 * separate task, while the rest is still loading.
 */
async function load(): Promise<PanelComponent> {
  const [{ Panel, ready }] = await Promise.all([import('./panel.tsx'), import('./message.ts')]);
  await ready;
  return Panel;
}
