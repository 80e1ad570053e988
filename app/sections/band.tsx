import { Fragment, type ReactNode } from 'react';
import { Dormant } from '../ui/dormant.tsx';
import styles from './band.module.css';

interface Props {
  /** The band's background: the page's own, a raised sheet, a tint of sky, or ink. */
  tone?: 'paper' | 'sheet' | 'sky' | 'night';
  id?: string;
  labelledBy?: string;
  /** What runs along its margin. */
  margin?: ReactNode;
  /** It has something to do before the visitor does: React takes it over at once. */
  awake?: boolean;
  children: ReactNode;
}

/** One horizontal section of a page, its contents within the page's width. */
export function Band({ tone = 'paper', id, labelledBy, margin, awake = false, children }: Props) {
  const Part = awake ? Fragment : Dormant;
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`} aria-labelledby={labelledBy}>
      <Part>
        {margin}
        <div className={styles.inner} data-later="">
          {children}
        </div>
      </Part>
    </section>
  );
}
