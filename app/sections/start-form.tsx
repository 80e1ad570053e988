import type { ReactNode } from 'react';
import { startField } from '../estimator/start-field.ts';
import { sitePages } from '../pages/site-pages.ts';
import styles from './start-form.module.css';

export interface StartQuestion {
  question: string;
  choices: readonly { id: string; label: string; total: string }[];
}

/** A question that leads to an estimate; a plain form that needs no script. Next to its button, links that lead elsewhere. */
export function StartForm({ question, choices, children }: StartQuestion & { children?: ReactNode }) {
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
      <div className={styles.actions}>
        <button type="submit" className={styles.submit}>
          See what's included
        </button>
        {children}
      </div>
    </form>
  );
}
