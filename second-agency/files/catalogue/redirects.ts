import type { Redirects } from '#catalogue/redirect-types.ts';

export const redirects: Redirects = {
  endings: [],
  removed: [
    {
      slug: 'digital-marketing-consultancy',
      number: 18,
      to: '/service/digital-marketing',
      words: ['marketing consultancy'],
    },
  ],
  moved: { '/newsletter': '/service/email-marketing' },
};
