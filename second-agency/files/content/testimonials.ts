import type { Testimonial } from '#content/testimonial.ts';

export const testimonials: readonly Testimonial[] = [
  {
    quote: 'They asked what the shop is like on a Saturday, and photographed that.',
    client: 'The Ouse Bookshop',
    link: 'https://ouse-bookshop.example',
    consent: 'by email, 2026-02-03',
    role: 'Owner',
    trade: 'bookshop',
    country: 'United Kingdom',
    services: ['property-photography', 'event-photography'],
    photograph: { file: 'photographs/bookshop-sign.png', alt: 'The sign of the bookshop: a wave under a roof.' },
  },
  {
    quote: 'For the first time the blue is the blue that I fired.',
    client: 'Moor Edge Pottery',
    consent: 'in writing, 2026-04-20',
    role: 'Owner',
    trade: 'pottery',
    country: 'United Kingdom',
    services: ['product-photography'],
  },
];
