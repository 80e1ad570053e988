/** One page of every kind the site has. */
export const pageTypes = [
  '/',
  '/services',
  '/service/logo-design',
  '/service/digital-marketing',
  '/estimate',
  '/portfolio',
  '/portfolio/bakery-leeds',
  '/testimonials',
  '/about',
  '/contact',
  '/careers',
  '/sitemap',
  '/terms-and-conditions',
  '/blog',
  '/blog/what-a-website-costs',
  '/search',
] as const;
