import { sitePages } from '../pages/site-pages.ts';
import styles from './search-palette.module.css';
import type { SearchState } from './use-search.ts';

function spoken(state: SearchState, query: string): string {
  if (query === '') return '';
  if (state === 'failed') return 'The search can’t be reached. Check your connection, or use the site map.';
  if (state === undefined) return 'Searching …';
  // Until the new results arrive, the old ones aren't announced again.
  if (state.query !== query) return '';
  const { length } = state.results;
  if (length === 0) return `Nothing found for “${query}”.`;
  return `${length} ${length === 1 ? 'result' : 'results'}`;
}

/** What screen readers announce about the results, and what everyone sees if there are none. */
export function SearchStatus({ state, query }: { state: SearchState; query: string }) {
  const found = typeof state === 'object' && query !== '' ? state : undefined;
  const some = found !== undefined && found.results.length > 0;
  const none = found?.query === query && found.results.length === 0;
  return (
    <div className={styles.status}>
      <p role="status" className={some || query === '' ? 'visually-hidden' : undefined}>
        {spoken(state, query)}
      </p>
      {none && (
        <p>
          Try another word, look through the <a href={sitePages.sitemap.path}>site map</a> or{' '}
          <a href={sitePages.contact.path}>ask us</a>.
        </p>
      )}
      {some && found.source === 'here' && (
        <p className={styles.hint}>The server can’t be reached, so this is what your browser has at hand.</p>
      )}
    </div>
  );
}
