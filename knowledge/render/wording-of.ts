import type { ServiceSlug, ServiceWords } from '#catalogue/service.ts';
import { serviceNumbers, serviceWords } from './service-words.ts';

/** How visitors refer to a service. */
export function wordingOf(slug: ServiceSlug): ServiceWords {
  const words = serviceWords[slug];
  if (!words) throw new Error(`No service is called '${slug}': add it in catalogue/offered.ts`);
  return words;
}

/** A service's permanent number. */
export function numberOf(slug: ServiceSlug): number {
  const number = serviceNumbers[slug];
  if (number === undefined) throw new Error(`No service is called '${slug}': add it in catalogue/offered.ts`);
  return number;
}
