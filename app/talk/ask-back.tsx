import { longest } from '#leads/lead-limits.ts';
import form from '../contact/contact-form.module.css';
import button from '../ui/button.module.css';

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
      <div className={form.wide} data-invalid={problem ? true : undefined}>
        <label htmlFor="talk-text" className={form.label}>
          Message
        </label>
        <textarea
          id="talk-text"
          name="text"
          rows={5}
          required
          maxLength={longest.message}
          defaultValue={text}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': 'talk-problem' } : {})}
        />
        {problem && (
          <p id="talk-problem" className={form.error}>
            {problem}
          </p>
        )}
      </div>
      <div className={form.send}>
        <button type="submit" className={`${button.button} ${button.filled}`}>
          Send
        </button>
      </div>
    </form>
  );
}
