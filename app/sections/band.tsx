import type { ReactNode } from 'react';
import styles from './band.module.css';

interface Props {
  /** The band's background: the page's own, a raised sheet, a tint of sky, or ink. */
  tone?: 'paper' | 'sheet' | 'sky' | 'night';
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** One horizontal section of a page, its contents within the page's width. */
export function Band({ tone = 'paper', id, labelledBy, children }: Props) {
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
