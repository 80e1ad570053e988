import type { RecordType, RecordTypes } from './content.ts';

/** Where visitors see a record. For what appears on many pages, one of them. Answers appear only in the chat. */
const addresses: { [Type in RecordType]?: (value: RecordTypes[Type]) => string } = {
  company: () => '/contact',
  policies: () => '/terms-and-conditions',
  'guest-posts': () => '/services',
  category: ({ page }) => `/service/${page}`,
  service: ({ facts }) => `/service/${facts.slug}`,
  post: ({ slug }) => `/blog/${slug}`,
  'portfolio-piece': ({ slug }) => `/portfolio/${slug}`,
  testimonial: () => '/testimonials',
  notice: () => '/',
  'home-page': () => '/',
  'about-page': () => '/about',
  'careers-page': () => '/careers',
  'contact-page': () => '/contact',
  'how-we-work': () => '/',
  'terms-page': () => '/terms-and-conditions',
  'collection-pages': () => '/portfolio',
};

export function addressOf(type: RecordType, value: unknown): string | undefined {
  return (addresses[type] as ((value: unknown) => string) | undefined)?.(value);
}
