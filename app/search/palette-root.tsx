import type { Root } from 'react-dom/client';
import { createPartRoot } from '../ui/page-root.ts';
import { SearchPalette } from './search-palette.tsx';

let shown: { place: HTMLElement; root: Root } | undefined;

/** Renders the palette by itself, so that a first tap needn't wait for the page's hydration. */
export function showPalette(place: HTMLElement): void {
  if (shown?.place !== place) {
    shown?.root.unmount();
    shown = { place, root: createPartRoot(place) };
  }
  const { root } = shown;
  root.render(<SearchPalette onClose={() => root.render(null)} />);
}
