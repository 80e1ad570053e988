import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formFields } from '#leads/form-fields.ts';
import type { FieldErrors } from '#leads/lead-schema.ts';
import type { Outcome } from '#leads/outcome.ts';
import { type FormValues, valuesOf } from './form-values.ts';

/** The schema and everything else needed only while writing: a separate chunk, loaded after the page is usable. */
function loadChecks() {
  return import('./loaded-on-input.ts');
}

export type FormState = { kind: 'writing' } | { kind: 'sending' } | Outcome;

interface ContactFormState {
  state: FormState;
  /** Scripts have taken over: native validation and the plain post are disabled. */
  live: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  keep: () => void;
  startAnew: () => void;
  /** What was typed, for the email offered as an alternative. */
  typed: FormValues;
}

/** The form with scripts: validated first, sent once, and nothing typed is ever lost. */
export function useContactForm(form: RefObject<HTMLFormElement | null>, initial: FormState): ContactFormState {
  const [state, setState] = useState(initial);
  const [live, setLive] = useState(false);
  const [typed, setTyped] = useState<FormValues>({});
  const token = useRef<Promise<string>>(undefined);
  const sending = useRef(false);

  useEffect(() => {
    setLive(true);
    loadChecks().then(
      ({ fetchToken, loadDraft, restoreInto }) => {
        token.current ??= fetchToken();
        if (form.current) restoreInto(form.current, loadDraft());
      },
      () => undefined,
    );
  }, [form]);

  async function keep(): Promise<void> {
    const { loadDraft, saveDraft, typedInto } = await loadChecks();
    if (form.current) saveDraft({ ...loadDraft(), values: { ...typedInto(form.current) } as Record<string, string> });
  }

  async function send(element: HTMLFormElement): Promise<Outcome> {
    const { fetchToken, readLead, sendLead, loadDraft, saveDraft, clearDraft, typedInto } = await loadChecks();
    const values = valuesOf(new FormData(element));
    setTyped(typedInto(element));
    const read = readLead(values);
    if (!read.ok) return { kind: 'invalid', errors: read.errors };
    const content = JSON.stringify(read.lead);
    const draft = loadDraft();
    const key = draft.sent?.content === content ? draft.sent.key : newKey();
    saveDraft({ ...draft, sent: { content, key } });
    token.current ??= fetchToken();
    const outcome = await sendLead({ ...values, [formFields.token]: await token.current, [formFields.key]: key });
    if (outcome.kind === 'again') token.current = Promise.resolve(outcome.token);
    if (outcome.kind === 'thanked') {
      clearDraft();
      // A token is valid for one message.
      token.current = fetchToken();
    }
    return outcome;
  }

  return {
    state,
    live,
    typed,
    keep,
    startAnew: () => setState({ kind: 'writing' }),
    async submit(event) {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      setState({ kind: 'sending' });
      const element = event.currentTarget;
      const outcome = await send(element).catch((): Outcome => ({ kind: 'away', message: chunkMissing }));
      sending.current = false;
      setState(outcome);
    },
  };
}

const chunkMissing =
  "A part of this page didn't load, so your message wasn't sent. It's all still here: check your connection and press Send again.";

/** Browsers have no `randomUUID` without TLS; the server then detects duplicates by content. */
function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : '';
}

export function errorsOf(state: FormState): FieldErrors {
  return state.kind === 'invalid' ? state.errors : {};
}
