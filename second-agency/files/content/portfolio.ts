import type { PortfolioPiece } from '#content/portfolio-piece.ts';

export const portfolio: readonly PortfolioPiece[] = [
  {
    slug: 'bookshop-york',
    title: 'A bookshop on the river in York',
    summary: 'Photographs of the shelves, the readings and the two people who run the shop.',
    services: ['property-photography', 'event-photography'],
    sector: 'Retail',
    country: 'United Kingdom',
    client: 'The Ouse Bookshop',
    link: 'https://ouse-bookshop.example',
    consent: 'by email, 2026-02-03',
    challenge: 'The shop had one photograph of itself, taken in the rain.',
    approach: [
      'We came on a Sunday morning.',
      'We stayed for a reading.',
      'We photographed the hands that wrap books.',
    ],
    result: 'The pictures hang behind the till, and the readings are announced with them.',
    photograph: {
      file: 'photographs/quay.jpg',
      alt: 'The quay at low tide: roofs in the morning sun above the water.',
      caption: 'The quay in front of the shop.',
    },
  },
  {
    slug: 'potter-ilkley',
    title: 'A potter in Ilkley',
    summary: 'Forty bowls on white, and five of them on a breakfast table.',
    services: ['product-photography', 'business-headshots'],
    sector: 'Crafts',
    country: 'United Kingdom',
    client: 'Moor Edge Pottery',
    consent: 'in writing, 2026-04-20',
    challenge: 'Glazes looked grey in every picture.',
    approach: ['A colour chart in the first frame.', 'One light for all bowls.', 'Breakfast for the last five.'],
    result: 'Fewer bowls come back, and the blue ones sell out first.',
  },
];
