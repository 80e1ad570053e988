import { days } from '../duration.ts';
import type { Package } from '../package.ts';

/** Texts of at least this length come with a meta description. */
const metaDescriptionFromWords = 2000;

const pricesByWords: readonly [words: number, price: number][] = [
  [500, 10],
  [1000, 20],
  [2000, 40],
  [3000, 60],
  [4000, 80],
];

/** One list for copywriting, blog posts and articles. */
export const writing: readonly Package[] = pricesByWords.map(([words, price]) => ({
  tier: `${words}-words`,
  name: `${words.toLocaleString('en-US')} words`,
  price,
  delivery: days(4),
  limits: { words },
  inclusions: [
    'Research and writing',
    'Keywords worked in naturally',
    ...(words >= metaDescriptionFromWords ? ['Meta description'] : []),
  ],
}));

export const logoDesign: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 50,
    delivery: days(4),
    limits: { concepts: 2 },
    inclusions: ['Vector files', 'Transparent PNG'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 100,
    delivery: days(4),
    limits: { concepts: 4 },
    inclusions: ['Vector files', 'Transparent PNG', 'Light and dark versions'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 180,
    delivery: days(7),
    limits: { concepts: 8 },
    inclusions: ['Vector files', 'Transparent PNG', 'Light and dark versions', 'Colour and type guide'],
  },
];

export const postsAndBanners: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 30,
    delivery: days(4),
    limits: { items: 1 },
    inclusions: ['Sized for the platform you name', 'Ready to publish'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 80,
    delivery: days(4),
    limits: { items: 3 },
    inclusions: ['Sized for the platform you name', 'Ready to publish', 'One matching style'],
  },
];

export const infographics: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 60,
    delivery: days(7),
    limits: { stats: 10 },
    inclusions: ['Layout and icons drawn for your data', 'Ready-to-publish image'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 100,
    delivery: days(7),
    limits: { stats: 20 },
    inclusions: ['Layout and icons drawn for your data', 'Ready-to-publish image', 'Print version'],
  },
];
