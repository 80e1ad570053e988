import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** What is folded away: 'All 9 services'. */
  summary: ReactNode;
  children: ReactNode;
}

/** Something folded away on phones and open where there is room. */
export function Fold({ summary, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
