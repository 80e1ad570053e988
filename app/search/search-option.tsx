import type { SearchResult } from '#search/document.ts';
import { kindLabels } from './kind-labels.ts';
import styles from './search-palette.module.css';
import { titleParts } from './title-parts.ts';

interface Props {
  id: string;
  result: SearchResult;
  query: string;
  active: boolean;
  onPoint: () => void;
  /** For an answer, which isn't on any page. */
  onAnswer: () => void;
}

export function SearchOption({ id, result, query, active, onPoint, onAnswer }: Props) {
  const { kind, title, path, note } = result;
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: styles.result,
    onPointerMove: onPoint,
  } as const;
  const content = (
    <>
      <span className={styles.title}>
        {titleParts(title, query).map(({ text, hit }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title have no other name than their place.
          hit ? <mark key={place}>{text}</mark> : text,
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.kind}>{kindLabels[kind]}</span>
    </>
  );
  return path === undefined ? (
    <button type="button" {...shared} onClick={onAnswer}>
      {content}
    </button>
  ) : (
    <a href={path} {...shared}>
      {content}
    </a>
  );
}
