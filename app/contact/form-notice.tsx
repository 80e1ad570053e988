import { useEffect, useRef } from 'react';
import { whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import styles from './contact-form.module.css';
import { emailLink } from './email-link.ts';
import { fieldId } from './field-id.ts';
import { type FormValues, visibleFields } from './form-values.ts';
import type { FormState } from './use-contact-form.ts';

interface Props {
  state: FormState;
  /** The text of the email offered as an alternative. */
  typed: FormValues;
  /** The state came with the page, so the focus isn't moved. */
  fromServer: boolean;
}

const fieldNames: Record<(typeof visibleFields)[number], string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  country: 'Country',
  service: 'Service',
  budget: 'Budget',
  message: 'Message',
  consent: 'Consent',
};

/** Errors above the form. Takes the focus so that they aren't missed. */
export function FormNotice({ state, typed, fromServer }: Props) {
  const box = useRef<HTMLElement>(null);
  const isShown =
    state.kind === 'invalid' || state.kind === 'again' || state.kind === 'too many' || state.kind === 'away';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new state, even one with the same text.
  useEffect(() => {
    if (isShown && !fromServer) box.current?.focus();
  }, [state]);

  if (!isShown) return null;
  return (
    <section ref={box} className={styles.notice} tabIndex={-1} aria-labelledby="contact-notice">
      <h3 id="contact-notice" className={styles.noticeTitle}>
        {state.kind === 'invalid' ? "Please check what's marked below" : 'Not sent yet'}
      </h3>
      {state.kind === 'invalid' ? (
        <ul className={styles.problems}>
          {visibleFields
            .filter((name) => state.errors[name])
            .map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>
                  {fieldNames[name]}: {state.errors[name]}
                </a>
              </li>
            ))}
          {state.errors.estimate && <li>Estimate: {state.errors.estimate}</li>}
          {state.errors.transcript && <li>Conversation: {state.errors.transcript}</li>}
        </ul>
      ) : (
        <p>{state.message}</p>
      )}
      {state.kind === 'away' && (
        <p className={styles.instead}>
          <a href={emailLink(typed)}>Send it by email</a>
          {company.whatsapp && (
            <a href={whatsappUrl(typed.message)} target="_blank" rel="noopener">
              Send it on WhatsApp
            </a>
          )}
        </p>
      )}
    </section>
  );
}
