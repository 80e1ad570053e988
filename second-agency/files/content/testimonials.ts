import type { Testimonial } from '#content/testimonial.ts';

export const testimonials: readonly Testimonial[] = [
  {
    quote: 'They asked what we wanted the shop to do on a Saturday, and built that.',
    client: 'Livraria do Cais',
    link: 'https://livraria-do-cais.example',
    consent: 'by email, 2026-02-03',
    role: 'Owner',
    trade: 'bookshop',
    country: 'Portugal',
    services: ['website-development', 'email-marketing'],
    photograph: { file: 'photographs/bookshop-sign.png', alt: 'The sign of the bookshop: a wave under a roof.' },
  },
  {
    quote: 'The letters sound like us, and people answer them.',
    client: 'North Arm Outfitters',
    consent: 'in writing, 2026-04-20',
    role: 'Manager',
    trade: 'outdoor shop',
    country: 'Canada',
    services: ['email-marketing'],
  },
];
