import { type FormEvent, useEffect, useId, useRef } from 'react';
import { whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { maxLength } from '#leads/limits.ts';
import { EmailField, NameField } from '../../contact/identity-fields.tsx';
import { sitePages } from '../../pages/site-pages.ts';
import button from '../../ui/button.module.css';
import fields from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { chatTexts } from '../chat-texts.ts';
import type { Message } from '../message.ts';
import { transcriptForTeam } from '../transcript.ts';
import styles from './hand-over.module.css';
import { changeTalk, toTalkButtonId } from './talk-state.ts';
import { useHandOver } from './use-hand-over.ts';

/** A message to the team, with the conversation so far unless the visitor unticks it. */
export function HandOver({ messages }: { messages: readonly Message[] }) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { state, office, send } = useHandOver(messages);
  const errors = state.kind === 'invalid' ? state.errors : {};
  const sending = state.kind === 'sending';
  const asked = messages.findLast(({ sender, talk }) => sender === 'user' && !talk)?.text ?? '';

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (state.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  }
  function back() {
    changeTalk({ handingOver: false });
    // The button returns once the form is gone.
    requestAnimationFrame(() => document.getElementById(toTalkButtonId)?.focus());
  }

  return (
    <form ref={form} className={styles.form} aria-labelledby={titleId} onSubmit={submit} noValidate>
      <h3 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
        {chatTexts.person}
      </h3>
      <p className={styles.office}>{office}</p>
      <NameField id={`${titleId}-name`} error={errors.name} />
      <EmailField id={`${titleId}-email`} error={errors.email} />
      <Field id={`${titleId}-message`} name="message" label="What is it about?" error={errors.message}>
        {(control) => <textarea {...control} required rows={3} maxLength={maxLength.message} defaultValue={asked} />}
      </Field>
      {asked !== '' && (
        <div>
          <label className={fields.check}>
            <input type="checkbox" name="along" value="yes" defaultChecked />
            <span>Send this conversation along, and what I was choosing</span>
          </label>
          <details className={fields.preview}>
            <summary>What would be sent</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus. */}
            <pre tabIndex={0}>{transcriptForTeam(messages)}</pre>
          </details>
        </div>
      )}
      <p className={styles.note}>
        {company.name} uses this to answer you, here and by email: <a href={sitePages.privacy.path}>privacy</a>.
        {company.whatsapp && (
          <>
            {' '}
            In a hurry?{' '}
            <a href={whatsappUrl()} target="_blank" rel="noopener">
              Ask on WhatsApp
            </a>
            .
          </>
        )}
      </p>
      <p role="alert" className={fields.error}>
        {'message' in state ? state.message : ''}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className={`${button.button} ${button.filled}`} aria-disabled={sending || undefined}>
          {sending ? 'Sending …' : 'Send to the team'}
        </button>
        <button type="button" className={styles.back} onClick={back}>
          Back to the chat
        </button>
      </div>
    </form>
  );
}
