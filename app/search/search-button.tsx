import { useEffect, useEffectEvent } from 'react';
import { searchPage } from '../pages/site-pages.ts';
import { livePartProps } from '../ui/live-part.ts';
import { openEarly } from '../ui/open-early.ts';
import styles from './search-button.module.css';
import { isSearchKey, searchLink } from './search-keys.ts';

const placeId = 'search';

/** The palette, its ranking and its index are loaded when they are first needed. */
async function loadPalette(): Promise<() => void> {
  const { showPalette } = await import('./palette-root.tsx');
  return () => {
    const place = document.getElementById(placeId);
    if (place) showPalette(place);
  };
}

function loadAhead(): void {
  loadPalette().catch(() => undefined);
}

openEarly(searchLink, loadPalette);

/**
 * Opens the search by click, '/' or Ctrl-K; without scripts, or if they can't be loaded, it links to the search page.
 */
export function SearchButton() {
  function open(): void {
    loadPalette().then(
      (show) => show(),
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
      <div id={placeId} className={styles.place} {...livePartProps} />
    </>
  );
}
