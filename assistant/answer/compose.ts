import { formatMoney } from '#catalogue/money.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { quote as quoteItems } from '#catalogue/quote.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import type { ReplyLink } from '../contract.ts';
import { cues, hasCue } from '../text/cues.ts';
import { catalogueScore } from '../thresholds.ts';
import { linesOf } from '../understand/order-lines.ts';
import { isService, type Mention } from '../understand/services.ts';
import type { Reading } from '../understand/understand.ts';
import type { Sellable } from '../vocabulary/service-descriptions.ts';
import { catalogueText, type Part } from './catalogue.ts';
import { type Choice, choosePackages } from './choose-packages.ts';
import { compareServices, compareTiers } from './compare.ts';
import type { Draft } from './draft.ts';
import { finishPart, revisionsIn } from './finish-date.ts';
import { guestPostPart, guestPostTotal } from './guest-posts.ts';
import { asksHowMany, howManyPart } from './how-many.ts';
import { orderOf } from './order.ts';
import { overviewPart } from './overview.ts';
import { orderLink } from './package-text.ts';
import { quote } from './quote.ts';
import { sharedBudgetPart } from './shared-budget.ts';

/** More services than this in one message are listed without their packages' details being worked out together. */
const mostServices = 6;

const tierDifference = cues(
  'differ~',
  'versus',
  'compar~',
  'against',
  'gap',
  'lacks?',
  'better',
  'between',
  'more than',
  'upgrade',
  'over',
  'extra',
  'than',
  'or',
);

function suggestionsFor(slug: ServiceSlug, reading: Reading): string[] {
  const { shortName } = serviceNames[slug];
  if (priceLists[slug].length < 2) return ['How do I contact you?'];
  const all = [
    reading.facets.has('time') ? `How much is ${shortName}?` : `How long does ${shortName} take?`,
    `What does ${shortName} ${priceLists[slug][0]?.name} include?`,
    'How do I place an order?',
  ];
  const ambiguous: Partial<Record<ServiceSlug, string[]>> = {
    'website-development': [
      'How much is a WordPress site?',
      'How much is website design?',
      'How much is a web application?',
    ],
    'search-engine-optimization': [
      'How much is one-time SEO?',
      'When will I see SEO results?',
      'What does on-page SEO cost?',
    ],
  };
  return ambiguous[slug] ?? all;
}

function partFor(choices: readonly Choice[], reading: Reading): Part {
  const [first, second] = choices;
  const budget = choices.find(({ wish }) => wish.budget !== undefined)?.wish.budget;
  if (first && second && budget !== undefined) return sharedBudgetPart(choices, budget);
  if (first && !second) {
    const dated = finishPart(first, reading);
    if (dated && (reading.date || revisionsIn(reading.text)) && reading.facets.has('time')) return dated;
    const comparing = hasCue(reading.text, tierDifference) && first.by !== 'wish';
    if (
      comparing &&
      first.rows.length > 1 &&
      (first.by === 'tier' || first.by === 'price' || / (?:differ\S*|versus|compar\S*) /.test(reading.text))
    )
      return compareTiers(first);
    return catalogueText(first, priceLists[first.slug], reading);
  }
  if (reading.facets.has('difference') && !/ (?:and|also|plus) /.test(reading.text)) return compareServices(choices);
  if (
    reading.facets.has('difference') &&
    / (?:cheaper|compar\S*|versus|differ\S*|than|against|which is) /.test(reading.text)
  )
    return compareServices(choices);
  return quote(choices);
}

/** Guest posts have no package, so no quote holds them. */
function totalWithGuestPosts(choices: readonly Choice[], reading: Reading): Part[] {
  const posts = guestPostTotal(reading);
  const orders = choices.map(orderOf);
  if (posts === undefined || !orders.length || orders.some((order) => !order)) return [];
  const { total } = quoteItems(
    orders.flatMap((order) => order ?? []),
    { discount: false },
  );
  const value = formatMoney(total + posts);
  return [
    {
      text: `**All together: ${value}**`,
      worked: [{ value, row: 'quote', field: 'total with the guest posts' }],
      tables: [],
    },
  ];
}

/** The answer from the price lists for the services of a message. */
export function composeCatalogue(mentions: readonly Mention[], reading: Reading, bareNumbers: boolean): Draft {
  const services = mentions.slice(0, mostServices);
  const slugs = services.map(({ service }) => service).filter(isService);
  const overviews = slugs.filter((slug) => priceLists[slug].length === 0);
  const lines = linesOf(services, reading);
  const [only] = lines;
  const many = only && lines.length === 1 && asksHowMany(only.slug, reading);
  const choices = lines.map((line) =>
    choosePackages(many ? { ...line, reading: { ...line.reading, money: [] } } : line, bareNumbers),
  );
  const [choice] = choices;
  const guest = services.some(({ service }: { service: Sellable }) => service === 'guest-posts');
  const parts: Part[] = [
    ...(choice ? [many ? howManyPart(choice, reading) : partFor(choices, reading)] : []),
    ...overviews.map((slug) => overviewPart(slug, reading)),
    ...(guest ? [guestPostPart(reading), ...totalWithGuestPosts(choices, reading)] : []),
  ];
  const links: ReplyLink[] = slugs.map(orderLink);
  const [first] = slugs;
  return {
    id: `catalogue-${services.map(({ service }) => service).join('-')}`,
    question: first ? `${serviceNames[first].name}: packages` : 'Guest posts',
    text: parts.map(({ text }) => text).join('\n\n'),
    score: catalogueScore,
    source: 'catalogue',
    worked: parts.flatMap(({ worked }) => worked),
    tables: parts.flatMap(({ tables }) => tables),
    links,
    suggestions: first
      ? suggestionsFor(first, reading)
      : ['What happens when a guest post is rejected?', 'How do I place an order?'],
  };
}
