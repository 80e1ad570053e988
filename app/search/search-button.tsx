import { lazy, Suspense, useEffect, useState } from 'react';
import { searchPage } from '../site-pages.ts';
import styles from './search-button.module.css';

/** The palette, its ranking and its index come when someone first reaches for them. */
function loadPalette() {
  return import('./search-palette.tsx');
}

const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens the search, by click, '/' or Ctrl-K; without scripts it leads to the page that searches. */
export function SearchButton() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      const commandK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // A dialog that is open already, the menu for one, keeps the keyboard.
      if ((!slash && !commandK) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <a
        className={styles.button}
        href={searchPage.path}
        aria-keyshortcuts="/ Control+K"
        title="Search (press / or Ctrl K)"
        onPointerEnter={loadPalette}
        onFocus={loadPalette}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21" />
        </svg>
        <span className="visually-hidden">Search</span>
      </a>
      {open && (
        <Suspense fallback={null}>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
