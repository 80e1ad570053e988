import { describe, expect, test } from 'vitest';
import { chatStorageKeys } from '#app/chat/chat-texts.ts';
import { company, offices, socialProfiles } from '#company/facts.ts';
import { bySite } from './by-site.ts';
import { categories } from './categories.ts';
import { nameOf, packagesOf } from './look-up.ts';
import { policies } from './policies.ts';
import type { Limits } from './quantities.ts';
import type { ServiceSlug } from './service.ts';
import { serviceSlugs } from './service-names.ts';

/**
 * The owner's figures, copied from the specification instead of read from the lists, so that a typo in either place
 * shows. Dollars, days, limits; null is 'on request'. Only this test states this agency's figures: another agency
 * replaces them with its own, or deletes the file.
 */
type Row = readonly [price: number | null, days: number | null, limits?: Limits];

const webApplication: readonly Row[] = [
  [500, 14, { pages: 5 }],
  [1000, 30, { pages: 10 }],
  [2500, 60, { pages: 20 }],
];
const reactAndNext: readonly Row[] = [
  [400, 14, { pages: 7 }],
  [800, 30, { pages: 15 }],
  [1500, 60, { pages: 25 }],
];
const seo: readonly Row[] = [
  [300, 30, { pages: { from: 15, to: 20 } }],
  [600, 30, { pages: { from: 75, to: 100 } }],
  [1200, 30, { pages: { from: 400, to: 500 } }],
];
const links: readonly Row[] = [
  [50, 14, { domainAuthority: 10 }],
  [75, 14, { domainAuthority: 20 }],
  [100, 14, { domainAuthority: 30 }],
  [180, 14, { domainAuthority: 40 }],
  [300, 14, { domainAuthority: 50 }],
];
const writing: readonly Row[] = [
  [10, 4, { words: 500 }],
  [20, 4, { words: 1000 }],
  [40, 4, { words: 2000 }],
  [60, 4, { words: 3000 }],
  [80, 4, { words: 4000 }],
];

const expected: Record<ServiceSlug, readonly Row[]> = {
  'website-development': [
    [500, 30, { pages: 7 }],
    [800, 30, { pages: 15 }],
    [1500, 60, { pages: 25 }],
  ],
  'website-design': [
    [300, 14, { pages: 5 }],
    [500, 30, { pages: 10 }],
    [1000, 45, { pages: 20 }],
  ],
  'web-application-development': webApplication,
  'mern-stack-development': webApplication,
  'wordpress-development': [
    [500, 30, { pages: 7 }],
    [1000, 60, { pages: 10 }],
    [null, null],
  ],
  'website-maintenance-and-support': [
    [75, 30, { customizationHours: 4 }],
    [150, 30, { customizationHours: 5 }],
    [250, 30, { customizationHours: 6 }],
  ],
  'web-development-consulting': [
    [150, 4, { pages: 7, questions: 3 }],
    [300, 4, { pages: 15, questions: 5 }],
    [400, 7, { pages: 25, questions: 10 }],
  ],
  'digital-marketing-consultancy': [
    [100, 4],
    [180, 4],
    [300, 7],
  ],
  'reactjs-web-development': reactAndNext,
  'nextjs-web-development': reactAndNext,
  'strapi-cms-website-development': [
    [300, 14, { pages: 10 }],
    [500, 30, { pages: 20 }],
    [1000, 30, { pages: 25 }],
  ],
  'front-end-web-development': [
    [250, 7, { pages: 5 }],
    [500, 14, { pages: 10 }],
    [800, 30, { pages: 15 }],
  ],
  'back-end-web-development': [
    [500, 14],
    [1000, 30],
    [2000, 60],
  ],
  'search-engine-optimization': seo,
  'generative-engine-optimization': seo,
  'social-media-marketing': [
    [300, 30, { platforms: 2, posts: 10, adSpend: 100 }],
    [500, 30, { platforms: 4, posts: 15, adSpend: 300 }],
    [800, 30, { platforms: 6, posts: 25, adSpend: 500 }],
  ],
  'google-ads': [
    [80, 4, { campaigns: 1 }],
    [200, 7, { campaigns: 2 }],
  ],
  'on-page-seo': [
    [200, 7, { pages: 20 }],
    [400, 14, { pages: 50 }],
    [800, 30, { pages: { from: 400, to: 500 } }],
  ],
  'off-page-seo': [
    [200, 14],
    [400, 14],
    [600, 30, { nicheEdits: 5 }],
  ],
  'one-time-seo': [
    [150, 7, { pages: 20 }],
    [300, 14, { pages: 50 }],
    [1000, 30, { pages: { from: 400, to: 500 } }],
  ],
  'blogger-outreach': links,
  'niche-edits': links,
  'local-citation-building': [
    [30, 7, { citations: 50 }],
    [50, 7, { citations: 75 }],
    [100, 7, { citations: 100 }],
  ],
  'keyword-research': [
    [100, 4, { keywords: 20 }],
    [180, 4, { keywords: 50 }],
    [250, 7, { keywords: 100 }],
  ],
  'competitor-website-analysis': [
    [100, 4, { competitors: 1 }],
    [180, 4, { competitors: 3 }],
    [250, 7, { competitors: 5 }],
  ],
  'meta-title-and-meta-description-writing': [
    [30, 4, { pages: 20 }],
    [60, 4, { pages: 50 }],
  ],
  'seo-consulting-services': [
    [100, 4, { pages: 10 }],
    [180, 4, { pages: 20 }],
    [300, 7, { pages: 50 }],
  ],
  'content-writing': writing,
  'website-copywriting': writing,
  'blog-writing': writing,
  'article-writing': writing,
  'logo-design': [
    [50, 4, { concepts: 2 }],
    [100, 4, { concepts: 4 }],
    [180, 7, { concepts: 8 }],
  ],
  'posts-and-banners-design': [
    [30, 4, { items: 1 }],
    [80, 4, { items: 3 }],
  ],
  'infographic-design': [
    [60, 7, { stats: 10 }],
    [100, 7, { stats: 20 }],
  ],
  'ai-chatbot-development': [[null, null]],
  'digital-marketing': [],
  'graphic-design': [],
};

/** Charged again every 30 days. */
const monthly: readonly ServiceSlug[] = [
  'website-maintenance-and-support',
  'search-engine-optimization',
  'generative-engine-optimization',
  'social-media-marketing',
];

describe('the price lists hold the figures of the specification', () => {
  test.each(serviceSlugs)('%s', (slug) => {
    const found = packagesOf(slug).map(({ price, delivery, limits }) => [
      price,
      delivery?.unit === 'day' ? delivery.to : null,
      limits,
    ]);
    expect(found).toEqual((expected[slug] ?? []).map(([price, days, limits = {}]) => [price, days, limits]));
  });

  test.each(serviceSlugs)('%s is charged as often as the specification says', (slug) => {
    for (const { recurs } of packagesOf(slug)) expect(recurs ?? false).toBe(monthly.includes(slug));
  });

  test('tiers carry the names that were settled', () => {
    const names = (slug: ServiceSlug) => packagesOf(slug).map(({ name }) => name);
    expect(names('website-design')).toEqual(['Basic', 'Standard', 'Premium']);
    expect(names('local-citation-building')).toEqual(['Starter', 'Standard', 'Pro']);
    expect(names('niche-edits')).toEqual(['DA10+', 'DA20+', 'DA30+', 'DA40+', 'DA50+']);
    expect(names('article-writing')).toEqual(['500 words', '1,000 words', '2,000 words', '3,000 words', '4,000 words']);
    expect(names('wordpress-development')).toEqual(['Basic', 'Standard', 'Custom']);
  });

  test('an AI chatbot takes 2 to 6 weeks', () => {
    expect(packagesOf('ai-chatbot-development')[0]?.delivery).toEqual({ from: 2, to: 6, unit: 'week' });
  });

  test('meta descriptions come with texts of 2000 words and more', () => {
    const withMeta = packagesOf('blog-writing').filter(({ inclusions }) => inclusions.includes('Meta description'));
    expect(withMeta.map(({ limits }) => limits.words)).toEqual([2000, 3000, 4000]);
  });
});

describe('the policies hold the figures of the specification', () => {
  test('payment, refund, revisions, discount', () => {
    expect(policies.payment).toEqual({ kind: 'in-full' });
    expect(policies.refund).toEqual({ fullWithinHours: 1, afterWorkStartedPercent: 50 });
    expect(policies.revision.addedDelivery).toEqual({ from: 2, to: 2, unit: 'day' });
    expect(policies.checkout).toEqual({ discountPercent: 10, expressDelivery: true });
  });

  test('delivery ranges', () => {
    const ranges = Object.values(policies.delivery).map(({ from, to }) => [from, to]);
    expect(ranges).toEqual([
      [4, 60],
      [14, 45],
      [30, 60],
      [14, 60],
      [30, 60],
    ]);
  });

  test('times until SEO shows results, and no promise of a rank', () => {
    expect(policies.seoResults).toEqual({
      firstMovement: { from: 3, to: 6, unit: 'month' },
      clearResults: { from: 4, to: 8, unit: 'month' },
      largerGains: { from: 6, to: 12, unit: 'month' },
      rankingsGuaranteed: false,
    });
  });

  test('load time, clicks and meta lengths', () => {
    expect(policies.website).toEqual({ loadSeconds: 2, clicksToAnySection: 3 });
    expect(policies.meta).toEqual({ titleCharacters: 60, descriptionCharacters: { from: 100, to: 160 } });
  });

  test('guest posts: two sites at 15, one at 20, six at 25, one at 50', () => {
    const guestPosts = bySite['guest-posts'];
    expect(guestPosts?.sites.map(({ price, count }) => [price, count])).toEqual([
      [15, 2],
      [20, 1],
      [25, 6],
      [50, 1],
    ]);
    expect(guestPosts).toMatchObject({ delivery: { to: 2, unit: 'day' }, words: 500 });
  });
});

describe('the catalogue is that of the specification', () => {
  test('six categories with the ids 3 to 8', () => {
    expect(categories.map(({ id, attributes }) => [id, attributes.sid])).toEqual([
      ['3', 'one'],
      ['4', 'two'],
      ['5', 'three'],
      ['6', 'four'],
      ['7', 'five'],
      ['8', 'six'],
    ]);
  });

  test('37 services, whose ids in the menu lie between 11 and 56', () => {
    expect(serviceSlugs).toHaveLength(37);
    const ids = categories.flatMap(({ attributes }) => attributes.subCategories.map(({ id }) => Number(id)));
    for (const id of ids) expect(id >= 11 && id <= 56).toBe(true);
  });

  test('the menu says AI SEO for generative engine optimization', () => {
    expect(nameOf('generative-engine-optimization').shortName).toBe('AI SEO');
  });
});

test('the company is that of the specification', () => {
  expect(company).toMatchObject({
    name: 'Kitefold',
    since: 2016,
    base: 'PK',
    currency: 'USD',
    whatsapp: '+44 20 7946 0958',
  });
  expect(offices.map(({ code }) => code)).toEqual(['UK', 'USA', 'AU', 'PK']);
  expect(socialProfiles.map(({ label }) => label)).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'YouTube']);
  expect(Object.values(chatStorageKeys).slice(0, 4)).toEqual([
    'kitefold-chat-messages',
    'kitefold-chat-input',
    'kitefold-chat-open',
    'kitefold-chat-minimized',
  ]);
});
