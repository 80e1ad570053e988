import type { ReactNode } from 'react';
import styles from './beside-contents.module.css';

/** A long text with something narrow beside it, which comes first on small screens. */
export function BesideContents({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {aside}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
