import type { ReactNode } from 'react';
import { Slice } from '../ui/slice.tsx';
import styles from './band.module.css';

interface Props {
  /** The band's background: the page's own, a raised sheet, a tint of sky, or ink. */
  tone?: 'paper' | 'sheet' | 'sky' | 'night';
  id?: string;
  labelledBy?: string;
  /** What runs along its margin. */
  margin?: ReactNode;
  children: ReactNode;
}

/** A horizontal section of a page, its content within the page's width. */
export function Band({ tone = 'paper', id, labelledBy, margin, children }: Props) {
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`} aria-labelledby={labelledBy}>
      <Slice>
        {margin}
        <div className={styles.inner} data-later="">
          {children}
        </div>
      </Slice>
    </section>
  );
}
