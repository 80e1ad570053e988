import { leaveOutOfTexts } from './left-out.ts';
import { offeredServices } from './offered-services.ts';
import type { ServiceSlug } from './service.ts';

/** Each service's one-line description below the heading of its page. Plain data; the browser gets it precomputed. */
export const promises: Readonly<Record<ServiceSlug, string>> = Object.fromEntries(
  offeredServices.map(({ facts, text }) => [facts.slug, leaveOutOfTexts(text.promise)]),
);
