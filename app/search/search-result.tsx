import { Link } from 'react-router';
import { titleParts } from './rank.ts';
import type { SearchEntry } from './search-entry.ts';
import styles from './search-palette.module.css';

const kindLabels: Record<SearchEntry['kind'], string> = {
  service: 'Service',
  page: 'Page',
  post: 'Blog',
  work: 'Portfolio',
  question: 'Question',
};

interface Props {
  id: string;
  entry: SearchEntry;
  query: string;
  active: boolean;
  onPoint: () => void;
}

export function SearchResult({ id, entry, query, active, onPoint }: Props) {
  const { kind, title, path, note } = entry;
  return (
    <Link
      id={id}
      to={path}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.result}
      onPointerMove={onPoint}
    >
      <span className={styles.title}>
        {titleParts(title, query).map(({ text, hit }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title have no other name than their place.
          hit ? <mark key={place}>{text}</mark> : text,
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.kind}>{kindLabels[kind]}</span>
    </Link>
  );
}
