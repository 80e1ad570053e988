import styles from './previous-next.module.css';

interface Neighbour {
  path: string;
  title: string;
  /** 'Next project', 'Older post'. */
  relation: string;
}

/** Links to the previous and next page. */
export function PreviousNext({ label, pages }: { label: string; pages: readonly Neighbour[] }) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {pages.map(({ path, title, relation }) => (
        <a key={path} href={path} className={styles.neighbour}>
          <span className={styles.relation}>{relation}</span>
          <span className={styles.title}>{title}</span>
        </a>
      ))}
    </nav>
  );
}
