import { company } from '#company/facts.ts';
import { formFields } from '#leads/form-fields.ts';
import { longest } from '#leads/lead-limits.ts';
import type { AcceptanceErrors, AcceptOutcome } from '#leads/quotes.ts';
import { ConsentField } from '../contact/consent-field.tsx';
import form from '../contact/contact-form.module.css';
import { fieldId } from '../contact/field-id.ts';
import type { FormValues } from '../contact/form-values.ts';
import { Honeypot } from '../contact/honeypot.tsx';
import { sitePages } from '../pages/site-pages.ts';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';
import styles from './next-step.module.css';

interface Props {
  token: string;
  /** The result of the last attempt. */
  outcome: AcceptOutcome | undefined;
  values: FormValues;
}

/** A plain post, with and without scripts: the response is the page of an accepted quote. */
export function AcceptForm({ token, outcome, values }: Props) {
  const errors: AcceptanceErrors = outcome?.kind === 'invalid' ? outcome.errors : {};
  return (
    <section className={styles.step} aria-labelledby="accept">
      <h2 id="accept" className={styles.title}>
        Accept this quote
      </h2>
      <p>Tell us who accepts it. You pay when you order, not here.</p>
      {outcome && (
        <p className={styles.problem} role="alert">
          {'message' in outcome ? outcome.message : "Please check what's marked below."}
        </p>
      )}
      <form method="post" action="#accept" className={styles.form} aria-labelledby="accept">
        <Field id={fieldId('name')} name="name" label="Name" error={errors.name}>
          {(control) => (
            <input
              {...control}
              type="text"
              required
              autoComplete="name"
              maxLength={longest.name}
              defaultValue={values.name}
            />
          )}
        </Field>
        <Field id={fieldId('email')} name="email" label="Email" error={errors.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              required
              autoComplete="email"
              maxLength={longest.email}
              defaultValue={values.email}
            />
          )}
        </Field>
        <div>
          <ConsentField given={values.consent === 'yes'} error={errors.consent}>
            I accept the quote and its conditions, and {company.name} may write to me about it.
          </ConsentField>
        </div>
        <Honeypot />
        <input type="hidden" name={formFields.token} value={token} />
        <button type="submit" className={`${button.button} ${button.filled}`}>
          Accept
        </button>
        <p className={form.privacy}>
          What we keep and for how long: <a href={`${sitePages.privacy.path}#quotes`}>privacy</a>.
        </p>
      </form>
    </section>
  );
}
