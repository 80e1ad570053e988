import { maxLength } from '#leads/limits.ts';
import step from '../quotes/next-step.module.css';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';
import styles from './talk-columns.module.css';

interface Props {
  /** The idempotency key of the message. */
  id: string;
  /** What was typed before, if it was rejected. */
  text: string;
  problem: string | undefined;
}

/** A plain form, with and without scripts. */
export function FollowUpForm({ id, text, problem }: Props) {
  return (
    <section id="ask-back" className={styles.ask} aria-labelledby="ask">
      <h2 id="ask" className={step.title}>
        Ask back
      </h2>
      <form method="post" className={step.form} aria-label="Ask back">
        <input type="hidden" name="id" value={id} />
        <Field id="talk-text" name="text" label="Message" error={problem}>
          {(control) => <textarea {...control} rows={5} required maxLength={maxLength.message} defaultValue={text} />}
        </Field>
        <button type="submit" className={`${button.button} ${button.filled}`}>
          Send
        </button>
      </form>
    </section>
  );
}
