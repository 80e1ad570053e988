import styles from './contents-list.module.css';

interface Entry {
  id: string;
  title: string;
}

/** Links to the sections of a long page; stays in view next to the text if there is room. */
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
