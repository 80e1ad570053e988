import { topicScore } from '../thresholds.ts';
import type { Reading } from '../understand/understand.ts';
import type { Draft } from './draft.ts';
import { highestOffer, lowestOffer, offersWithin, offerWords } from './overview.ts';

/** Questions offered to a visitor who has not named a service. */
export const starters = [
  'How much does website development cost?',
  'How much is SEO?',
  'What does a logo cost?',
] as const;

/** 'What is the cheapest thing you sell?' */
function extremeText(text: string): string | undefined {
  if (/ (?:cheapest|lowest|least expensive|minimum price|least) /.test(text))
    return `Our lowest price is ${offerWords(lowestOffer)}. See all services: {page.services}`;
  if (/ (?:most expensive|dearest|priciest|highest|biggest package|costliest) /.test(text))
    return `Our highest listed price is ${offerWords(highestOffer)}. Larger projects are quoted on request. See all services: {page.services}`;
  return undefined;
}

/** Prices or times asked of nothing in particular. */
export function generalAsk(reading: Reading): Draft | undefined {
  const { text, facets, wordCount, services } = reading;
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
  const offers = services.length ? undefined : offersWithin(reading);
  if (offers)
    return {
      id: 'topic-budget',
      question: 'What can I get for my budget?',
      ...offers,
      score: topicScore,
      source: 'catalogue',
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
