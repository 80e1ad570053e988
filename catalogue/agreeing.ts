/** 'Niche edits are', 'SEO Consulting Services are': the verb that a service's name takes. */
export function agreeing(name: string, one: string, many: string): string {
  return /(?:edits|services)$/i.test(name) ? many : one;
}
