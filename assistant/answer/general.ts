import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { topicScore } from '../thresholds.ts';
import type { Reading } from '../understand/understand.ts';
import type { Draft } from './draft.ts';
import { packageName, priceText, serviceTitle } from './package-text.ts';

/** Questions offered to a visitor who has not named a service. */
export const starters = [
  'How much does website development cost?',
  'How much is SEO?',
  'What does a logo cost?',
] as const;

const priced = (Object.entries(priceLists) as [ServiceSlug, (typeof priceLists)[ServiceSlug]][])
  .flatMap(([slug, packages]) => pricedPackages(packages).map((row) => ({ slug, row })))
  .toSorted((left, right) => left.row.price - right.row.price);
const [lowest, highest] = [priced[0], priced.at(-1)];

function packageWords(item: typeof lowest): string {
  return item
    ? `${serviceTitle(item.slug)}, ${packageName(item.slug, item.row)}, at ${priceText(item.slug, item.row)}`
    : '';
}

/** 'What is the cheapest thing you sell?' */
function extremeText(text: string): string | undefined {
  if (/ (?:cheapest|lowest|least expensive|minimum price|least) /.test(text))
    return `Our lowest price is ${packageWords(lowest)}. See all services: {page.services}`;
  if (/ (?:most expensive|dearest|priciest|highest|biggest package|costliest) /.test(text))
    return `Our highest listed price is ${packageWords(highest)}. Larger projects are quoted on request. See all services: {page.services}`;
  return undefined;
}

/** Enough to choose from without reading the whole catalogue. */
const mostOffers = 6;

/** 'What could I do with $50?': the largest package of each service that the money buys, dearest first. */
function affordable(dollars: number): string | undefined {
  const byList = new Map<unknown, (typeof priced)[number]>();
  for (const item of priced) if (item.row.price <= dollars) byList.set(priceLists[item.slug], item);
  const offers = [...byList.values()].toSorted((left, right) => right.row.price - left.row.price).slice(0, mostOffers);
  if (!offers.length) return undefined;
  return `For ${formatMoney(dollars)} you can have, for example:\n${offers.map((item) => `- ${packageWords(item)}`).join('\n')}\nWhich service are you thinking of? All of them: {page.services}`;
}

/** Prices or times asked of nothing in particular. */
export function generalAsk({ text, facets, wordCount, money, budget, services }: Reading): Draft | undefined {
  const aboutUs = / (?:you|your|yours|you sell|kitefold|packages?|price list|services?) /.test(text);
  if (
    facets.has('time') &&
    (/ (?:everything you|any of|any (?:order|project|service|job|package|work)|(?:minimum|maximum|shortest|longest|fastest|slowest|average) (?:days?|time|delivery|wait\S*|turnaround)|overall|in general|across|all (?:your|of)|anything|all services|normally|usually|typically|on average) /.test(
      text,
    ) ||
      (aboutUs && / (?:delivery|deliveries|turnaround|fastest|quickest|slowest|longest|shortest) /.test(text)) ||
      (wordCount <= 5 && / (?:delivery|turnaround|how long (?:does it|is it|will it|would it|it)) /.test(text)))
  )
    return {
      id: 'topic-delivery',
      question: 'How long does delivery take?',
      text: 'Delivery takes {policy.delivery-range}, depending on the package: design work and texts are the fastest at {logo-design.basic.days}, large websites and applications the slowest at {website-development.premium.days}. Guest posts take {guest-posts.days}, and each revision adds {policy.revision-days}.',
      score: topicScore,
      source: 'catalogue',
      suggestions: starters,
    };
  const [sum] = money;
  const offers = sum && money.length === 1 && budget && !services.length ? affordable(sum.dollars) : undefined;
  if (sum && offers)
    return {
      id: 'topic-budget',
      question: 'What can I get for my budget?',
      text: offers,
      score: topicScore,
      source: 'catalogue',
      worked: [{ value: formatMoney(sum.dollars), row: 'question', field: 'budget' }],
      suggestions: starters,
    };
  const extreme = extremeText(text);
  if (extreme && aboutUs)
    return {
      id: 'topic-extreme-price',
      question: 'What are your lowest and highest prices?',
      text: extreme,
      score: topicScore,
      source: 'catalogue',
      suggestions: starters,
    };
  if (
    facets.has('price') &&
    ((/ (?:your (?:prices?|rates?|packages?|fees?|charges?|plans?|pricing)|price list|pricing|rate card) /.test(text) &&
      wordCount <= 7) ||
      (wordCount <= 4 && / (?:price|prices|pricing|cost|how much|rates|charges) /.test(text)))
  )
    return {
      id: 'topic-prices',
      question: 'What are your prices?',
      text: 'Prices depend on the service: website development from {website-development.from}, website design from {website-design.from}, WordPress from {wordpress-development.from}, SEO from {search-engine-optimization.from}, social media from {social-media-marketing.from}, Google Ads from {google-ads.from}, logos from {logo-design.from} and texts from {content-writing.from}. Which one are you interested in?',
      score: topicScore,
      source: 'catalogue',
      suggestions: starters,
    };
  return undefined;
}
