import type { ComponentType } from 'react';
import type { View } from './view-state.ts';

export type PanelComponent = ComponentType<{ view: View; byVisitor: boolean }>;

let loading: Promise<PanelComponent> | undefined;

/** Once a page; after a failure the next wish tries again. */
export function loadPanel(): Promise<PanelComponent> {
  loading ??= import('./panel.tsx').then(
    async ({ Panel, ready }) => {
      await ready;
      return Panel;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
