import { panelPlaceId } from './element-ids.ts';

/** Shows the panel in its place on the page. */
export type ShowPanel = () => void;

let loading: Promise<ShowPanel> | undefined;

/** Loaded once per page; after a failure the next attempt retries. */
export function loadPanel(): Promise<ShowPanel> {
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
async function load(): Promise<ShowPanel> {
  const [{ showPanel, ready }] = await Promise.all([import('./panel-root.tsx'), import('./message.ts')]);
  await ready;
  return () => {
    const place = document.getElementById(panelPlaceId);
    if (place) showPanel(place);
  };
}
