/** Capitalizes the first letter, as at the beginning of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Niche edits are', 'SEO Consulting Services are': the verb form that agrees with a service's name. */
export function verbFor(name: string, one: string, many: string): string {
  return /(?:edits|services)$/i.test(name) ? many : one;
}
