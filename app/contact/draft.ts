import * as z from 'zod/mini';
import { draftStorageKey } from './draft-key.ts';
import { type FormValues, visibleFields } from './form-values.ts';

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  /** What the last attempt sent, and its key: the same content keeps its key across reloads. */
  sent: z.optional(z.object({ content: z.string(), key: z.string() })),
});

export type Draft = z.infer<typeof draftSchema>;

export function loadDraft(): Draft {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(draftStorageKey) ?? ''));
  } catch {
    return { values: {} };
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftStorageKey, JSON.stringify(draft));
  } catch {
    // The form works without storage.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // As above.
  }
}

/** Restores what was typed into empty fields; values from the URL or the visitor stay. */
export function restoreInto(form: HTMLFormElement, { values }: Draft): void {
  for (const name of visibleFields) {
    const field = form.elements.namedItem(name);
    const value = values[name];
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= value === field.value;
    else if (isTextField(field) && field.value === '') field.value = value;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTextField(field: unknown): field is TextField {
  return (
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  );
}

/** The current values of the fields a visitor fills in. */
export function typedInto(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const texts = visibleFields.flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}
