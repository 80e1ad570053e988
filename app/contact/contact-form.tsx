import { useRef } from 'react';
import { company } from '#company/facts.ts';
import { budgetRanges } from '#leads/budgets.ts';
import { countryCodes, countryName } from '#leads/countries.ts';
import { formFields } from '#leads/form-fields.ts';
import type { LeadField } from '#leads/lead-schema.ts';
import { maxLength } from '#leads/limits.ts';
import { sitePages } from '../pages/site-pages.ts';
import { ServiceOptions } from '../sections/service-options.tsx';
import button from '../ui/button.module.css';
import { Field } from '../ui/field.tsx';
import { AttachedEstimate } from './attached-estimate.tsx';
import { Confirmation } from './confirmation.tsx';
import { ConsentField } from './consent-field.tsx';
import styles from './contact-form.module.css';
import { ConversationField } from './conversation-field.tsx';
import { fieldId } from './field-id.ts';
import { FormNotice } from './form-notice.tsx';
import type { FormValues } from './form-values.ts';
import { Honeypot } from './honeypot.tsx';
import { EmailField, NameField } from './identity-fields.tsx';
import { errorsOf, type FormState, useContactForm } from './use-contact-form.ts';

interface Props {
  /** Values from the URL or an earlier attempt. */
  values: FormValues;
  estimateLines: readonly string[];
  /** The server's result of a form sent without scripts. */
  initial: FormState;
}

/** The contact form. Without scripts it is posted, and the server responds with the page. */
export function ContactForm({ values, estimateLines, initial }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, live, submit, keep, startAnew, typed } = useContactForm(form, initial);
  const errors = errorsOf(state);
  const field = (name: LeadField) => ({ id: fieldId(name), name, error: errors[name] });
  const sending = state.kind === 'sending';
  const asTyped = live && Object.keys(typed).length > 0 ? typed : values;

  if (state.kind === 'thanked') return <Confirmation {...state} onAnother={startAnew} />;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${sitePages.contact.path}#message`}
      noValidate={live}
      data-live={live || undefined}
      aria-label="Write to us"
      onSubmit={submit}
      onInput={keep}
    >
      <FormNotice state={state} typed={asTyped} fromServer={state === initial} />
      <NameField {...field('name')} value={values.name} />
      <EmailField {...field('email')} value={values.email} />
      <Field {...field('company')} label="Company" optional>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="organization"
            maxLength={maxLength.company}
            defaultValue={values.company}
          />
        )}
      </Field>
      <Field {...field('country')} label="Country">
        {(control) => (
          <select {...control} required autoComplete="country" defaultValue={values.country ?? ''}>
            <option value="">Choose your country</option>
            {countryCodes.map((code) => (
              // A browser may have a newer name for a country than the server.
              <option key={code} value={code} suppressHydrationWarning>
                {countryName(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field('service')} label="Service" optional>
        {(control) => (
          <select {...control} defaultValue={values.service ?? ''}>
            <option value="">Not sure yet</option>
            <ServiceOptions />
          </select>
        )}
      </Field>
      {budgetRanges.length > 0 && (
        <Field {...field('budget')} label="Budget" optional>
          {(control) => (
            <select {...control} defaultValue={values.budget ?? ''}>
              <option value="">I'd rather not say</option>
              {budgetRanges.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={styles.wide}>
        <Field
          {...field('message')}
          label="Message"
          hint="What do you want to get done, and by when? A few sentences are enough."
        >
          {(control) => (
            <textarea {...control} required rows={7} maxLength={maxLength.message} defaultValue={values.message} />
          )}
        </Field>
      </div>
      {live && <ConversationField form={form} />}
      <AttachedEstimate estimate={values.estimate ?? ''} lines={estimateLines} />
      <div className={styles.wide}>
        <ConsentField given={values.consent === 'yes'} error={errors.consent}>
          {company.name} may use these details to answer me.
        </ConsentField>
      </div>
      <Honeypot />
      <input type="hidden" name={formFields.token} value="" />
      <div className={styles.send}>
        <button type="submit" className={`${button.button} ${button.filled}`} aria-disabled={sending || undefined}>
          {sending ? 'Sending …' : 'Send message'}
        </button>
        <p className={styles.privacy}>
          What we keep and for how long: <a href={sitePages.privacy.path}>privacy</a>.
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {sending ? 'Your message is being sent.' : ''}
      </p>
    </form>
  );
}
