import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { wording } from '#company/wording.ts';
import { queryLetters } from '#search/document.ts';
import { searchPage } from '../pages/site-pages.ts';
import buttonStyles from '../ui/button.module.css';
import styles from './search-form.module.css';

/** Works without scripts: the browser submits it, and the server renders the page. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new URLSearchParams({ q: String(new FormData(event.currentTarget).get('q')) });
    void navigate(`${searchPage.path}?${asked}`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element around the form would be one box more.
    <form className={styles.form} method="get" action={searchPage.path} role="search" onSubmit={onSubmit}>
      <label className={styles.label} htmlFor="search-field">
        What are you looking for?
      </label>
      <input
        id="search-field"
        className={styles.field}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={queryLetters}
        placeholder={wording.searchExample}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.filled}`}>
        Search
      </button>
    </form>
  );
}
