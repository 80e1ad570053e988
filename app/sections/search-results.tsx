import type { SearchResult } from '#search/document.ts';
import { ReplyText } from '../chat/reply-text.tsx';
import { sitePages } from '../pages/site-pages.ts';
import { kindLabels } from '../search/kind-labels.ts';
import { AskChat } from './ask-chat.tsx';
import styles from './search-results.module.css';
import { SectionHeading } from './section-heading.tsx';

interface Props {
  query: string;
  /** Suggestions without a query; null if the search itself failed. */
  results: readonly SearchResult[] | null;
}

function headingFor({ query, results }: Props): string {
  if (query === '') return 'Or start here';
  if (results === null) return 'The search can’t be reached just now';
  if (results.length === 0) return `Nothing found for “${query}”`;
  return `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${query}”`;
}

/** Search results, each with a link; an answer that isn't on any page opens in place. */
export function SearchResults({ query, results }: Props) {
  const shown = results ?? [];
  return (
    <>
      <SectionHeading id="results" title={headingFor({ query, results })} />
      {query !== '' && shown.length === 0 && (
        <p className={styles.none}>
          Try another word, look through the <a href={sitePages.sitemap.path}>site map</a> or{' '}
          <a href={sitePages.contact.path}>write to us</a>.
        </p>
      )}
      <ol className={query === '' ? styles.starts : styles.list}>
        {shown.map((result, place) => (
          <li key={`${result.path} ${result.title}`} className={styles.item}>
            <span className={styles.kind}>{kindLabels[result.kind]}</span>
            <FoundItem result={result} open={place === 0} />
          </li>
        ))}
      </ol>
      {query !== '' && <AskChat question={query} />}
    </>
  );
}

function FoundItem({ result: { title, path, note, answer = '' }, open }: { result: SearchResult; open: boolean }) {
  if (path === undefined) {
    return (
      <details className={styles.answer} open={open}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <ReplyText text={answer} />
      </details>
    );
  }
  return (
    <div>
      <h3>
        <a href={path}>{title}</a>
      </h3>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
