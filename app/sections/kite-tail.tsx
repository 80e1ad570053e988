import styles from './kite-tail.module.css';

/** The tail of the home page's kite: a dashed line down the margin of wide screens, a bow a section. */
export function KiteTail() {
  return (
    <span className={styles.tail}>
      <svg className={styles.bow} viewBox="0 0 44 26" aria-hidden="true" focusable="false">
        <polygon className={styles.lit} points="22,13 2,3 6,24" />
        <polygon className={styles.shade} points="22,13 42,3 38,24" />
      </svg>
    </span>
  );
}
