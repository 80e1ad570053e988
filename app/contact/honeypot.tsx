import { formFields } from '#leads/form-fields.ts';
import styles from './contact-form.module.css';

/** A honeypot field: hidden from people, filled in by bots. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={formFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
