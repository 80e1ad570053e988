import { type FormEvent, useRef } from 'react';
import { formFields } from '#leads/form-fields.ts';
import { fetchToken } from '../contact/fetch-token.ts';
import { sitePages } from '../pages/site-pages.ts';

export const quoteFormId = 'make-quote';

/** Requests a quote for what the sheet shows. The sheet's button belongs to it, because forms can't be nested. */
export function QuoteForm({ query }: { query: string }) {
  const sending = useRef(false);
  const key = useRef('');

  /** The page may have come without a token, or have been open for long. */
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    sending.current = true;
    key.current ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
    fill(form, formFields.key, key.current);
    fill(form, formFields.token, await fetchToken());
    form.submit();
    sending.current = false;
  }

  return (
    <form
      id={quoteFormId}
      method="post"
      action={`${sitePages.estimate.path}?${query}#estimate`}
      onSubmit={submit}
      aria-label="Make a quote"
      hidden
    >
      <input type="hidden" name={formFields.token} value="" />
      <input type="hidden" name={formFields.key} value="" />
    </form>
  );
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
