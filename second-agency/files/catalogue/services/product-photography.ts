import type { ServiceFacts, ServiceText } from '#catalogue/service.ts';
import { shoot } from '../lists/shoot.ts';

export const facts: ServiceFacts = {
  slug: 'product-photography',
  number: 64,
  name: 'Product Photography',
  shortName: 'Products',
  packages: [
    shoot({
      tier: 'silver',
      name: 'Silver',
      price: 150,
      days: 5,
      photos: 10,
      inclusions: ['White background', 'Licence for your shop'],
    }),
    shoot({
      tier: 'gold',
      name: 'Gold',
      price: 280,
      days: 7,
      photos: 25,
      inclusions: ['White background', 'Licence for your shop', 'Five arranged scenes'],
    }),
    shoot({
      tier: 'platinum',
      name: 'Platinum',
      price: 520,
      days: 10,
      photos: 60,
      inclusions: ['White background', 'Licence for your shop', 'Five arranged scenes', 'Licence for print'],
    }),
  ],
  orderNoun: 'Orders',
  words: {
    said: 'product photography',
    thing: 'product photographs',
    plural: true,
    terms: ['product photos', 'packshots'],
  },
  alsoCalled: [
    'product photography',
    'product photographer',
    'product photos',
    'product pictures',
    'product shots',
    'packshot',
    'packshots',
    'photos for my shop',
    'catalogue photos',
    'amazon photos',
    'etsy photos',
  ],
};

export const text: ServiceText = {
  promise: 'Your goods on white and in use, sharp enough to be bought without being touched.',
  about: [
    'People who buy online cannot turn a thing over, so the photographs must. We show front, back, detail and size, always in the same light.',
    'Silver is {product-photography.silver.photos} on white. From Gold on there are arranged scenes as well, and Platinum may be printed.',
  ],
  audience: [
    'You sell online and photograph on the kitchen table',
    'Your returns say that it looked different',
    'You need a catalogue by the trade fair',
  ],
  deliverables: [
    'Cut-out photographs on white',
    'Files in the sizes of your shop',
    'Arranged scenes, where the package has them',
  ],
  process: [
    { title: 'Send', text: 'You send or bring the goods with a list of what to show.' },
    { title: 'Set up', text: 'We agree on the first picture before the rest are taken.' },
    { title: 'Photograph', text: 'Everything is taken in the same light.' },
    { title: 'Return', text: 'The goods come back with the files.' },
  ],
  technologies: ['Tethered camera', 'Colour chart', 'Focus stacking', 'Clean cut-outs'],
  questions: [
    {
      question: 'Do I have to send my products to you?',
      answer: 'You can send them or bring them to the studio. Large furniture is photographed where it stands.',
    },
    { question: 'Do you send my goods back?', answer: 'Yes, packed as they came. You pay the postage both ways.' },
    {
      question: 'Can you photograph clothes on a model?',
      answer: 'No, we photograph clothes lying flat or on a stand. Models and their rights are a trade of their own.',
    },
    {
      question: 'Which sizes do shops need?',
      answer: 'Most take square pictures of two thousand pixels. Tell us which shop it is, and you get its sizes.',
    },
    { question: 'Do you photograph food?', answer: 'Yes, if it holds still for an hour. Ice cream does not.' },
  ],
  related: ['property-photography', 'business-headshots', 'event-photography'],
  searchTitle: 'Product Photography From {product-photography.from}',
  searchDescription:
    'Product photographs for online shops and catalogues: on white or in arranged scenes, in your sizes. Fixed prices from {product-photography.from}.',
};
