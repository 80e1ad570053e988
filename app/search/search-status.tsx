import { Link } from 'react-router';
import { sitePages } from '../site-pages.ts';
import styles from './search-palette.module.css';
import type { SearchIndex } from './use-search-index.ts';

/** What screen readers hear of the results, and what everyone sees when there are none. */
export function SearchStatus({ index, query, count }: { index: SearchIndex; query: string; count: number }) {
  const searching = query.trim() !== '';
  return (
    <div className={styles.status}>
      <p role="status" className={count > 0 ? 'visually-hidden' : undefined}>
        {index === 'loading' && 'Loading …'}
        {index === 'failed' && 'The search could not be loaded. Please try again, or use the site map.'}
        {typeof index !== 'string' && searching && count === 0 && `Nothing found for “${query.trim()}”.`}
        {typeof index !== 'string' && searching && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      {searching && count === 0 && (
        <p>
          Try another word, look through the <Link to={sitePages.sitemap.path}>site map</Link> or{' '}
          <Link to={sitePages.contact.path}>ask us</Link>.
        </p>
      )}
    </div>
  );
}
