import { company } from '#company/facts.ts';
import styles from './logo.module.css';

/** The mark: a kite base, folded once. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 24 34" aria-hidden="true" focusable="false">
        <polygon className={styles.lit} points="12,0 2,10 12,10" />
        <polygon className={styles.base} points="12,0 22,10 12,10" />
        <polygon className={styles.base} points="2,10 12,34 12,10" />
        <polygon className={styles.shade} points="22,10 12,34 12,10" />
      </svg>
      {company.name}
    </span>
  );
}
