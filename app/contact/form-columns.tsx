import type { ReactNode } from 'react';
import { CheckList } from '../sections/check-list.tsx';
import styles from './form-columns.module.css';

/** The form, and next to it, if there is room, help with filling it in. */
export function FormColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      {aside}
    </div>
  );
}

export function WhatToWrite({ title, advice }: { title: string; advice: readonly string[] }) {
  return (
    <aside className={styles.aside} aria-labelledby="advice">
      <h3 id="advice" className={styles.title}>
        {title}
      </h3>
      <CheckList items={advice} />
    </aside>
  );
}
