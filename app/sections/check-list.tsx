import styles from './check-list.module.css';

/** Short lines, each with a fold as its tick mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <svg className={styles.tick} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <polygon className={styles.lit} points="1,10 8,10 8,17" />
            <polygon className={styles.shade} points="8,17 8,10 19,2" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
