import { adSpendNote } from '../ad-spend.ts';
import { days } from '../duration.ts';
import type { Package } from '../package.ts';

export const seo: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 300,
    recurs: true,
    delivery: days(30),
    limits: { pages: { from: 15, to: 20 } },
    inclusions: ['Technical audit and fixes', 'On-page optimization', 'Keyword plan', 'Monthly report'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 600,
    recurs: true,
    delivery: days(30),
    limits: { pages: { from: 75, to: 100 } },
    inclusions: [
      'Technical audit and fixes',
      'On-page optimization',
      'Keyword plan',
      'Off-page link work',
      'Monthly report',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 1200,
    recurs: true,
    delivery: days(30),
    limits: { pages: { from: 400, to: 500 } },
    inclusions: [
      'Technical audit and fixes',
      'On-page optimization',
      'Keyword plan',
      'Off-page link work',
      'Competitor tracking',
      'Monthly report',
    ],
  },
];

/** The SEO list; only Premium differs, by priority support. */
export const generativeEngineOptimization: readonly Package[] = seo.map((row) => ({
  ...row,
  inclusions: [
    'Content written to be quoted by AI assistants',
    'Structured data and entity clean-up',
    'Crawler access for AI search engines',
    'Monthly report',
    ...(row.tier === 'premium' ? ['Priority support'] : []),
  ],
}));

export const socialMedia: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 300,
    recurs: true,
    delivery: days(30),
    limits: { platforms: 2, posts: 10, adSpend: 100 },
    inclusions: ['Post copy and graphics', 'Publishing calendar', 'Monthly report', adSpendNote],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 500,
    recurs: true,
    delivery: days(30),
    limits: { platforms: 4, posts: 15, adSpend: 300 },
    inclusions: ['Post copy and graphics', 'Publishing calendar', 'Monthly report', adSpendNote],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 800,
    recurs: true,
    delivery: days(30),
    limits: { platforms: 6, posts: 25, adSpend: 500 },
    inclusions: ['Post copy and graphics', 'Publishing calendar', 'Monthly report', adSpendNote],
  },
];

export const googleAds: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 80,
    delivery: days(4),
    limits: { campaigns: 1 },
    inclusions: ['Campaign setup', 'Keyword and audience targeting', 'Ad copy', adSpendNote],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 200,
    delivery: days(7),
    limits: { campaigns: 2 },
    inclusions: ['Campaign setup', 'Keyword and audience targeting', 'Ad copy', 'Conversion tracking', adSpendNote],
  },
];

export const marketingConsultancy: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 100,
    delivery: days(4),
    limits: {},
    inclusions: ['Review of your current marketing', 'Written recommendations'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 180,
    delivery: days(4),
    limits: {},
    inclusions: ['Review of your current marketing', 'Written recommendations', 'Channel and budget plan'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 300,
    delivery: days(7),
    limits: {},
    inclusions: [
      'Review of your current marketing',
      'Written recommendations',
      'Channel and budget plan',
      'Competitor overview',
    ],
  },
];
