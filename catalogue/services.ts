import { leaveOutOfTexts } from './left-out.ts';
import { offeredServices } from './offered-services.ts';
import type { Service, ServiceFile, ServiceSlug, ServiceText } from './service.ts';

/**
 * The text of each service page. Like everything here it is large: for the server and the build, not for the browser.
 */
export const serviceTexts: Readonly<Record<ServiceSlug, ServiceText>> = Object.fromEntries(
  offeredServices.map(({ facts, text }) => [facts.slug, leaveOutOfTexts(text)]),
);

function assemble({ facts: { slug, name, shortName, packages }, text }: ServiceFile): Service {
  return { slug, name, shortName, packages, text: serviceTexts[slug] ?? text };
}

/** All service pages, in menu order. */
export const services: readonly Service[] = offeredServices.map(assemble);

export function serviceBySlug(slug: ServiceSlug): Service {
  const service = services.find((each) => each.slug === slug);
  if (!service) throw new Error(`No service is called '${slug}': add it in catalogue/offered.ts`);
  return service;
}
