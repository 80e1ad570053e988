import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { rank } from './rank.ts';
import type { SearchEntry } from './search-entry.ts';
import styles from './search-palette.module.css';
import { SearchResult } from './search-result.tsx';
import { SearchStatus } from './search-status.tsx';
import { useSearchIndex } from './use-search-index.ts';

const shownResults = 12;

/** Before anything is typed, the main pages are offered. */
function found(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  if (query.trim() === '') return entries.filter(({ kind }) => kind === 'page');
  return rank(entries, query, shownResults);
}

/** A modal combobox: the focus stays in the field, the arrow keys move through the results, Enter follows one. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const index = useSearchIndex();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const typed = useDeferredValue(query);
  const results = useMemo(() => (typeof index === 'string' ? [] : found(index, typed)), [index, typed]);
  const optionId = (place: number) => `${id}option${place}`;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function moveTo(place: number) {
    const count = results.length;
    if (count === 0) return;
    const next = (place + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method uses these keys itself while a word is being composed.
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active - 1),
      Enter: () => document.getElementById(optionId(active))?.click(),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape; this is a click on a link or beside the sheet.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search this site"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        const followed = target instanceof Element && target.closest('a') !== null;
        if (followed || target === currentTarget) dialog.current?.close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <input
            className={styles.input}
            // A field of the type 'search' would keep the first Escape for itself.
            type="text"
            inputMode="search"
            role="combobox"
            aria-label="Search services, posts, pages and questions"
            aria-expanded={results.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
            placeholder="Services, posts, questions"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <span className={styles.key}>Esc</span>{' '}
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
            <span className="visually-hidden">close the search</span>
          </button>
        </div>
        <div id={`${id}list`} className={styles.results} role="listbox" aria-label="Results">
          {results.map((entry, place) => (
            <SearchResult
              key={`${entry.path} ${entry.title}`}
              id={optionId(place)}
              entry={entry}
              query={typed}
              active={place === active}
              onPoint={() => setActive(place)}
            />
          ))}
        </div>
        <SearchStatus index={index} query={typed} count={results.length} />
      </div>
    </dialog>
  );
}
