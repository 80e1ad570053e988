import type { LeadField } from '#leads/lead-schema.ts';

/** What stands in the form's fields, by their names. */
export type FormValues = Partial<Record<LeadField, string>>;

/** The fields that a visitor fills in, in the order of the form. */
export const visibleFields = [
  'name',
  'email',
  'company',
  'country',
  'service',
  'budget',
  'message',
  'consent',
] as const satisfies readonly LeadField[];

/** All that the form sends. A file in place of a text stays what it is, and the schema refuses it. */
export function valuesOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(form.entries());
}

/** What is given back to a visitor whose message could not be taken. */
export function keptValues(values: Readonly<Record<string, unknown>>): FormValues {
  const texts = [...visibleFields, 'estimate' as const].flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}
