import type { ServiceSlug, ServiceWords } from '#catalogue/service.ts';
import { serviceWords } from './service-words.ts';

/** How visitors speak of a service. */
export function wordsOf(slug: ServiceSlug): ServiceWords {
  const words = serviceWords[slug];
  if (!words) throw new Error(`No service is called '${slug}': add it in catalogue/offered.ts`);
  return words;
}
