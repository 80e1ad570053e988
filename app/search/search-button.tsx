import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { searchPage } from '../pages/site-pages.ts';
import { loadOnTouch } from '../ui/load-on-touch.ts';
import styles from './search-button.module.css';
import { isSearchKey, searchLink } from './search-keys.ts';

type Palette = ComponentType<{ onClose: () => void }>;

/** The palette, its ranking and its index are loaded when they are first needed. */
async function loadPalette(): Promise<Palette> {
  return (await import('./search-palette.tsx')).SearchPalette;
}

function loadAhead(): void {
  loadPalette().catch(() => undefined);
}

loadOnTouch(searchLink, loadPalette);

/**
 * Opens the search by click, '/' or Ctrl-K; without scripts, or if they can't be loaded, it links to the search page.
 */
export function SearchButton() {
  const [palette, setPalette] = useState<{ Component: Palette } | null>(null);

  function open(): void {
    // Rendered as soon as it has loaded: React's own lazy loading would wait for parts that aren't hydrated yet.
    loadPalette().then(
      (Component) => setPalette({ Component }),
      () => window.location.assign(searchPage.path),
    );
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <a
        className={styles.button}
        href={searchPage.path}
        aria-keyshortcuts="/ Control+K"
        title="Search (press / or Ctrl K)"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true" focusable="false">
          <path d="M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21" />
        </svg>
        <span className="visually-hidden">Search</span>
      </a>
      {palette && <palette.Component onClose={() => setPalette(null)} />}
    </>
  );
}
