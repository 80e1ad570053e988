import { company } from '#company/facts.ts';
import { formFields } from '#leads/form-fields.ts';
import type { AcceptanceErrors, AcceptOutcome } from '#leads/quotes.ts';
import { ConsentField } from '../contact/consent-field.tsx';
import form from '../contact/contact-form.module.css';
import { fieldId } from '../contact/field-id.ts';
import type { FormValues } from '../contact/form-values.ts';
import { Honeypot } from '../contact/honeypot.tsx';
import { EmailField, NameField } from '../contact/identity-fields.tsx';
import { sitePages } from '../pages/site-pages.ts';
import button from '../ui/button.module.css';
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
        <NameField id={fieldId('name')} error={errors.name} value={values.name} />
        <EmailField id={fieldId('email')} error={errors.email} value={values.email} />
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
