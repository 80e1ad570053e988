import { startField } from '../estimator/start-field.ts';
import { sitePages } from '../pages/site-pages.ts';
import styles from './start-form.module.css';

export interface StartQuestion {
  question: string;
  choices: readonly { id: string; label: string; total: string }[];
}

/** A question that leads to an estimate; a plain form that needs no script. */
export function StartForm({ question, choices }: StartQuestion) {
  return (
    <form className={styles.form} action={sitePages.estimate.path} method="get">
      <fieldset className={styles.fields}>
        <legend className={styles.question}>{question}</legend>
        <div className={styles.choices}>
          {choices.map(({ id, label, total }, index) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name={startField} value={id} defaultChecked={index === 0} />
              <span>{label}</span>
              <span className={styles.total}>{total}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={styles.submit}>
        {sitePages.estimate.label}
      </button>
    </form>
  );
}
