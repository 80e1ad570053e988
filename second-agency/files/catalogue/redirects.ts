import type { Redirects } from '#catalogue/redirect-types.ts';

export const redirects: Redirects = {
  endings: [],
  moved: { '/weddings': '/service/wedding-photography' },
};
