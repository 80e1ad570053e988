import type { LeadField } from '#leads/lead-schema.ts';

/** Errors are also listed above the form, each with a link to its field. */
export function fieldId(name: LeadField): string {
  return `contact-${name}`;
}
