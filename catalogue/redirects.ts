import { baseCountry } from '#company/places.ts';
import type { Redirects } from './redirect-types.ts';

/** Moved URLs; those of removed services are in `offered.ts`. All of them are permanent redirects. */
export const redirects: Redirects = {
  endings: [`-agency-in-${baseCountry.toLowerCase().replaceAll(' ', '-')}`],
  moved: {},
};
