import { days } from '../duration.ts';
import type { Package } from '../package.ts';

export const onPage: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 200,
    delivery: days(7),
    limits: { pages: 20 },
    inclusions: ['Titles, descriptions and headings', 'Internal links', 'Image alt text'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 400,
    delivery: days(14),
    limits: { pages: 50 },
    inclusions: ['Titles, descriptions and headings', 'Internal links', 'Image alt text', 'Structured data'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 800,
    delivery: days(30),
    limits: { pages: { from: 400, to: 500 } },
    inclusions: [
      'Titles, descriptions and headings',
      'Internal links',
      'Image alt text',
      'Structured data',
      'Content recommendations',
    ],
  },
];

export const offPage: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 200,
    delivery: days(14),
    limits: {},
    inclusions: ['Backlink review', 'Relevant links from other sites', 'Report of every link'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 400,
    delivery: days(14),
    limits: {},
    inclusions: [
      'Backlink review',
      'Relevant links from other sites',
      'Competitor link review',
      'Report of every link',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 600,
    delivery: days(30),
    limits: { nicheEdits: 5 },
    inclusions: [
      'Backlink review',
      'Relevant links from other sites',
      'Competitor link review',
      'Report of every link',
    ],
  },
];

export const oneTime: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 150,
    delivery: days(7),
    limits: { pages: 20 },
    inclusions: ['Technical audit', 'On-page fixes', 'Written report'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 300,
    delivery: days(14),
    limits: { pages: 50 },
    inclusions: ['Technical audit', 'On-page fixes', 'Search Console and analytics setup', 'Written report'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 1000,
    delivery: days(30),
    limits: { pages: { from: 400, to: 500 } },
    inclusions: [
      'Technical audit',
      'On-page fixes',
      'Search Console and analytics setup',
      'Structured data',
      'Written report',
    ],
  },
];

function linkPlacements(inclusions: readonly string[]): readonly Package[] {
  const prices: [authority: number, price: number][] = [
    [10, 50],
    [20, 75],
    [30, 100],
    [40, 180],
    [50, 300],
  ];
  return prices.map(([authority, price]) => ({
    tier: `da${authority}`,
    name: `DA${authority}+`,
    price,
    delivery: days(14),
    limits: { domainAuthority: authority },
    inclusions,
  }));
}

export const bloggerOutreach = linkPlacements([
  'Outreach to a relevant site',
  'Article with your link',
  'Live link report',
]);

export const nicheEdits = linkPlacements([
  'Your link placed in an existing, relevant article',
  'Natural anchor text',
  'Live link report',
]);

export const localCitations: readonly Package[] = [
  {
    tier: 'starter',
    name: 'Starter',
    price: 30,
    delivery: days(7),
    limits: { citations: 50 },
    inclusions: ['Directory listings', 'Consistent name, address and phone', 'Report with every listing'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 50,
    delivery: days(7),
    limits: { citations: 75 },
    inclusions: ['Directory listings', 'Consistent name, address and phone', 'Report with every listing'],
  },
  {
    tier: 'pro',
    name: 'Pro',
    price: 100,
    delivery: days(7),
    limits: { citations: 100 },
    inclusions: ['Directory listings', 'Consistent name, address and phone', 'Report with every listing'],
  },
];

export const keywordResearch: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 100,
    delivery: days(4),
    limits: { keywords: 20 },
    inclusions: ['Search volume and difficulty', 'Search intent of each keyword', 'Spreadsheet'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 180,
    delivery: days(4),
    limits: { keywords: 50 },
    inclusions: ['Search volume and difficulty', 'Search intent of each keyword', 'Grouping by page', 'Spreadsheet'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 250,
    delivery: days(7),
    limits: { keywords: 100 },
    inclusions: [
      'Search volume and difficulty',
      'Search intent of each keyword',
      'Grouping by page',
      'Content ideas',
      'Spreadsheet',
    ],
  },
];

export const competitorAnalysis: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 100,
    delivery: days(4),
    limits: { competitors: 1 },
    inclusions: ['Keywords they rank for', 'Content and structure review', 'Written report'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 180,
    delivery: days(4),
    limits: { competitors: 3 },
    inclusions: ['Keywords they rank for', 'Content and structure review', 'Backlink comparison', 'Written report'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 250,
    delivery: days(7),
    limits: { competitors: 5 },
    inclusions: [
      'Keywords they rank for',
      'Content and structure review',
      'Backlink comparison',
      'Action plan',
      'Written report',
    ],
  },
];

export const metaWriting: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 30,
    delivery: days(4),
    limits: { pages: 20 },
    inclusions: ['Meta title and meta description for each page', 'Lengths that search results normally show in full'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 60,
    delivery: days(4),
    limits: { pages: 50 },
    inclusions: ['Meta title and meta description for each page', 'Lengths that search results normally show in full'],
  },
];

export const seoConsulting: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 100,
    delivery: days(4),
    limits: { pages: 10 },
    inclusions: ['SEO review of your pages', 'Written recommendations'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 180,
    delivery: days(4),
    limits: { pages: 20 },
    inclusions: ['SEO review of your pages', 'Written recommendations', 'Priorities by effort and effect'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 300,
    delivery: days(7),
    limits: { pages: 50 },
    inclusions: [
      'SEO review of your pages',
      'Written recommendations',
      'Priorities by effort and effect',
      'Competitor overview',
    ],
  },
];
