import { Form } from 'react-router';
import { queryLetters } from '#search/document.ts';
import { searchPage } from '../site-pages.ts';
import buttonStyles from '../ui/button.module.css';
import styles from './search-form.module.css';

/** Works without scripts: the browser sends it, and the server makes the page. */
export function SearchForm({ query }: { query: string }) {
  return (
    <Form className={styles.form} method="get" action={searchPage.path} role="search">
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
        placeholder="Logo, refund, SEO …"
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.filled}`}>
        Search
      </button>
    </Form>
  );
}
