import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { queryLetters, type SearchResult } from '#search/document.ts';
import { askInChat } from '../chat/ask-in-chat.ts';
import { searchPage, sitePages } from '../pages/site-pages.ts';
import { SearchAnswer } from './search-answer.tsx';
import { SearchOption } from './search-option.tsx';
import styles from './search-palette.module.css';
import { SearchStatus } from './search-status.tsx';
import { useSearch } from './use-search.ts';

/** Before anything is typed, the main pages are offered. */
const mainPages = Object.values(sitePages).map(
  ({ path, label }): SearchResult => ({ kind: 'page', title: label, path }),
);

/** A modal combobox: the focus stays in the field, arrow keys move through the results, Enter follows one. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [read, setRead] = useState<SearchResult>();
  const query = text.trim();
  const state = useSearch(query);
  const found = typeof state === 'object' ? state : undefined;
  const results = query === '' ? mainPages : (found?.results ?? []);
  const optionCount = results.length + (query === '' ? 0 : 1);
  const optionId = (place: number) => `${id}option${place}`;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function ask(question: string) {
    dialog.current?.close();
    void askInChat(question);
  }

  function moveTo(place: number) {
    if (optionCount === 0) return;
    const next = (place + optionCount) % optionCount;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function follow() {
    const isLate = query !== '' && found?.query !== query && state !== 'failed';
    if (!isLate) return document.getElementById(optionId(active))?.click();
    // The visible results belong to an earlier query, so Enter opens the search page.
    dialog.current?.close();
    window.location.assign(`${searchPage.path}?${new URLSearchParams({ q: query })}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    // An input method uses these keys itself during composition.
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active - 1),
      Enter: follow,
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
            ref={field}
            className={styles.input}
            // A field of type 'search' would consume the first Escape.
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label="Search services, answers, posts and pages"
            aria-expanded={!read && optionCount > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={!read && optionCount > 0 ? optionId(active) : undefined}
            placeholder="Search the site"
            autoComplete="off"
            spellCheck={false}
            maxLength={queryLetters}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setActive(0);
              setRead(undefined);
            }}
            onKeyDown={read ? undefined : onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <span className={styles.key}>Esc</span>{' '}
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
            <span className="visually-hidden">close the search</span>
          </button>
        </div>
        {!read && <SearchStatus state={state} query={query} />}
        <div
          id={`${id}list`}
          className={styles.results}
          role="listbox"
          aria-label="Results"
          hidden={read !== undefined}
        >
          {results.map((result, place) => (
            <SearchOption
              key={`${result.path} ${result.title}`}
              id={optionId(place)}
              result={result}
              query={query}
              active={place === active}
              onPoint={() => setActive(place)}
              onAnswer={() => (result.answer ? setRead(result) : ask(result.title))}
            />
          ))}
          {query !== '' && (
            <button
              type="button"
              id={optionId(results.length)}
              role="option"
              aria-selected={active === results.length}
              tabIndex={-1}
              className={`${styles.result} ${styles.ask}`}
              onPointerMove={() => setActive(results.length)}
              onClick={() => ask(query)}
            >
              <span className={styles.title}>Ask the chat: “{query}”</span>
              <span className={styles.kind}>Chat</span>
            </button>
          )}
        </div>
        {read?.answer && (
          <SearchAnswer
            question={read.title}
            answer={read.answer}
            onBack={() => {
              setRead(undefined);
              field.current?.focus();
            }}
            onAsk={() => ask(read.title)}
          />
        )}
      </div>
    </dialog>
  );
}
