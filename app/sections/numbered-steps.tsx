import styles from './numbered-steps.module.css';

/** Steps in the order they were done, joined by a fold line. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
