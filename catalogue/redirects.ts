import { baseCountry } from '#company/places.ts';
import type { Redirects } from './redirect-types.ts';

/** Addresses that have moved; those of services no longer sold stand in `offered.ts`. Every one answers with a permanent redirect. */
export const redirects: Redirects = {
  endings: [`-agency-in-${baseCountry.toLowerCase().replaceAll(' ', '-')}`],
  moved: {},
};
