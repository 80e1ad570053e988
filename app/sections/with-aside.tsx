import type { ReactNode } from 'react';
import styles from './with-aside.module.css';

/** A text with something narrow next to it, which comes first on small screens; without it, just the text. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={aside ? styles.columns : undefined}>
      {aside}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
