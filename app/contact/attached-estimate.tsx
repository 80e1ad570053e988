import styles from './attached-estimate.module.css';

interface Props {
  /** The estimator's query. */
  estimate: string;
  /** The same in words. */
  lines: readonly string[];
}

/** The packages sent with the message. */
export function AttachedEstimate({ estimate, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.carried}>
      <input type="hidden" name="estimate" value={estimate} />
      <h3 className={styles.title}>Your estimate goes with it</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href="/contact#message">Write without it</a>
      </p>
    </div>
  );
}
