import type { PortfolioPiece } from '#content/portfolio-piece.ts';

export const portfolio: readonly PortfolioPiece[] = [
  {
    slug: 'bookshop-porto',
    title: 'A bookshop on the quay in Porto',
    summary: 'Readings, orders and a letter to readers, kept by the two people who run the shop.',
    services: ['website-development', 'email-marketing'],
    sector: 'Retail',
    country: 'Portugal',
    client: 'Livraria do Cais',
    link: 'https://livraria-do-cais.example',
    consent: 'by email, 2026-02-03',
    challenge: 'The shop announced readings on a chalkboard and took orders on the phone.',
    approach: [
      'We made the calendar the front page.',
      'Orders became a form.',
      'Readers who asked for it get a letter.',
    ],
    result: 'Most readings are full a week before, and the phone rings for conversation again.',
    photograph: {
      file: 'photographs/quay.jpg',
      alt: 'The quay at low tide: roofs in the morning sun above the water.',
      caption: 'The quay in front of the shop.',
    },
  },
  {
    slug: 'outfitter-vancouver',
    title: 'An outfitter in Vancouver',
    summary: 'A rental desk that knows what is back in stock, and tells the people who asked for it.',
    services: ['web-application-development', 'logo-design'],
    sector: 'Outdoor',
    country: 'Canada',
    client: 'North Arm Outfitters',
    consent: 'in writing, 2026-04-20',
    challenge: 'Boards and tents were booked in three notebooks.',
    approach: ['One list of everything.', 'A label on each thing.', 'A page that the desk keeps open all day.'],
    result: 'Nothing is rented twice, and returns are checked in within a minute.',
  },
];
