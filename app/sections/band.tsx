import { Fragment, type ReactNode } from 'react';
import { Dormant } from '../ui/dormant.tsx';
import styles from './band.module.css';
import { MotifTail } from './motif-tail.tsx';

interface Props {
  /** The band's background: the page's own, a raised sheet, a tint of sky, or ink. */
  tone?: 'paper' | 'sheet' | 'sky' | 'night';
  id?: string;
  labelledBy?: string;
  /** The tail of the home page's drawing passes here, with a bow. */
  tail?: boolean;
  /** It has something to do before the visitor does: React takes it over at once. */
  awake?: boolean;
  children: ReactNode;
}

/** One horizontal section of a page, its contents within the page's width. */
export function Band({ tone = 'paper', id, labelledBy, tail = false, awake = false, children }: Props) {
  const Part = awake ? Fragment : Dormant;
  return (
    <section id={id} className={`${styles.band} ${styles[tone]}`} aria-labelledby={labelledBy}>
      <Part>
        {tail && <MotifTail />}
        <div className={styles.inner} data-later="">
          {children}
        </div>
      </Part>
    </section>
  );
}
