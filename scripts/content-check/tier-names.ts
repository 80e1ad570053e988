import type { ServiceFacts } from '#catalogue/service.ts';

/** Names that start sentences about anything: 'Custom work is …'. */
const everyday = /^(?:Custom)$/;

/** One-word names of any service's packages, such as 'Premium', and the usual ones, which any service may have had. */
export function tierNames(services: readonly ServiceFacts[]): string[] {
  return [...new Set([...namesOf(services), 'Basic', 'Standard', 'Premium'])].filter(
    (name) => /^[A-Z][a-z]+$/.test(name) && !everyday.test(name),
  );
}

export function namesOf(services: readonly ServiceFacts[]): ReadonlySet<string> {
  return new Set(services.flatMap(({ packages }) => packages.map(({ name }) => name)));
}

/** References contain package names, too, and are checked elsewhere. */
export function withoutReferences(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, ' ');
}
