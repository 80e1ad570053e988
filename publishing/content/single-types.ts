/** Types that have a single record. */
export const singleTypeNames = [
  'company',
  'policies',
  'guest-posts',
  'redirects',
  'home-page',
  'about-page',
  'careers-page',
  'contact-page',
  'how-we-work',
  'terms-page',
  'collection-pages',
] as const;
