import type { Redirects } from '#catalogue/redirect-types.ts';

export const redirects: Redirects = {
  endings: [],
  moved: { '/newsletter': '/service/email-marketing' },
};
