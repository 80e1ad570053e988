import { useEffect, useState } from 'react';
import { company } from '#company/facts.ts';
import styles from './footer.module.css';

/** Pages are built ahead of time, so the browser brings the year up to date when it has changed since. */
export function Copyright() {
  const [year, setYear] = useState(() => new Date().getFullYear());
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <p className={styles.copyright}>
      © {company.since}–<span suppressHydrationWarning>{year}</span> {company.fullName}
    </p>
  );
}
