import type { ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'filled' | 'outline' | 'quiet';

interface Props {
  to: string;
  look?: Look;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, look = 'filled', children }: Props) {
  return (
    <a href={to} className={`${styles.button} ${styles[look]}`}>
      {children}
    </a>
  );
}
