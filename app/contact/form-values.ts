import { contactFields } from '#leads/contact-fields.ts';
import type { LeadField } from '#leads/lead-schema.ts';

/** The values of the form's fields, by name. */
export type FormValues = Partial<Record<LeadField, string>>;

/** The fields a visitor fills in, in the order of the form. */
export const visibleFields = [...contactFields, 'consent'] as const satisfies readonly LeadField[];

/** Everything the form sends. A file instead of a text is kept, and the schema rejects it. */
export function valuesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(form.entries());
}

/** What is returned to a visitor whose message was rejected. */
export function keptValues(values: Readonly<Record<string, unknown>>): FormValues {
  const texts = [...visibleFields, 'estimate' as const].flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}
