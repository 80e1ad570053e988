import { createRoot, type Root } from 'react-dom/client';
import { SearchPalette } from './search-palette.tsx';

let shown: { place: HTMLElement; root: Root } | undefined;

/** Renders the palette by itself, so that a first tap needn't wait for the page's hydration. */
export function showPalette(place: HTMLElement): void {
  if (shown?.place !== place) {
    shown?.root.unmount();
    shown = { place, root: createRoot(place) };
  }
  const { root } = shown;
  root.render(<SearchPalette onClose={() => root.render(null)} />);
}
