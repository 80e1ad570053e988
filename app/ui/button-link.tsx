import type { ReactNode } from 'react';
import styles from './button.module.css';
import { SiteLink } from './site-link.tsx';

type Look = 'filled' | 'outline' | 'quiet';

interface Props {
  to: string;
  look?: Look;
  children: ReactNode;
}

/** A link that looks like a button; addresses outside the site are followed by the browser itself. */
export function ButtonLink({ to, look = 'filled', children }: Props) {
  const className = `${styles.button} ${styles[look]}`;
  if (to.startsWith('/')) {
    return (
      <SiteLink to={to} className={className}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
