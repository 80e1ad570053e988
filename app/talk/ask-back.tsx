import { longest } from '#leads/lead-limits.ts';
import form from '../contact/contact-form.module.css';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';

interface Props {
  /** Names what is said: sent twice, it counts once. */
  id: string;
  /** What was typed before, where it was refused. */
  text: string;
  problem: string | undefined;
}

/** A plain form, with and without scripts. */
export function AskBack({ id, text, problem }: Props) {
  return (
    <form method="post" className={form.form} aria-label="Ask back">
      <input type="hidden" name="id" value={id} />
      <div className={form.wide}>
        <Field id="talk-text" name="text" label="Message" error={problem}>
          {(control) => <textarea {...control} rows={5} required maxLength={longest.message} defaultValue={text} />}
        </Field>
      </div>
      <div className={form.send}>
        <button type="submit" className={`${button.button} ${button.filled}`}>
          Send
        </button>
      </div>
    </form>
  );
}
