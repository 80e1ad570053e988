import styles from './sample-label.module.css';

/** A discreet label for sample content. */
export function SampleLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
