import styles from './sample-label.module.css';

/** Says discreetly that what it stands on is sample content. */
export function SampleLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
