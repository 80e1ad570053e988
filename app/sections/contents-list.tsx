import styles from './contents-list.module.css';

interface Entry {
  id: string;
  title: string;
}

/** The sections of a long page, as links into it; stays in view beside the text where there is room. */
export function ContentsList({ entries, numbered = false }: { entries: readonly Entry[]; numbered?: boolean }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.heading}>
        On this page
      </h2>
      <ol className={`${styles.list} ${numbered ? styles.numbered : ''}`}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
