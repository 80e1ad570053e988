import { useSyncExternalStore } from 'react';
import { company } from '#company/facts.ts';
import styles from './footer.module.css';

function neverChanges() {
  return () => undefined;
}

/** Pages are prerendered, so the browser updates the year if it has changed since. */
export function Copyright() {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
  return (
    <p className={styles.copyright}>
      © {company.since}–{year} {company.legalName}
    </p>
  );
}
