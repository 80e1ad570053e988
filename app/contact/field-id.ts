import type { LeadField } from '#leads/lead-schema.ts';

/** What is wrong is said above the form as well, with a link to each field. */
export function fieldId(name: LeadField): string {
  return `contact-${name}`;
}
