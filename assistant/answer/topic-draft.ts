import { cues, hasCue } from '../text/cues.ts';
import { topicScore } from '../thresholds.ts';
import type { Place } from '../understand/place.ts';
import { mentionsIn } from '../understand/services.ts';
import { tiersIn } from '../understand/tiers.ts';
import { type Reading, strongOf } from '../understand/understand.ts';
import { companyTopics } from '../vocabulary/topics/company.ts';
import { contactTopics } from '../vocabulary/topics/contact.ts';
import type { Topic } from '../vocabulary/topics/topic.ts';
import { composeCatalogue } from './compose.ts';
import type { Draft } from './draft.ts';
import { revisionsIn } from './finish-date.ts';
import { asksDiscount } from './order.ts';
import { placeText } from './place.ts';
import { topicsIn, topicText } from './topic.ts';

/** Matters about an order already placed, or the account: a price beside them is not asked for. */
const withoutPrices: ReadonlySet<string> = new Set([
  'order-status',
  'refund',
  'credits-refund',
  'payment-up-front',
  'revisions',
  'meta-included',
  'sign-up',
  'discount',
  'invoices',
  'how-to-order',
  'order-in-chat',
  'completed-orders',
  'order-details',
  'forgot-password',
  'sign-in',
  'submit-requirements',
  'source-code',
  'express',
  'premium-features',
  'meta-lengths',
  'seo-time',
]);

/** Of these, the ones that are asked beside a package: 'SEO Basic, and how many months until it works?' */
const besidePackages: ReadonlySet<string> = new Set(['source-code', 'seo-time']);

/** Matters of the visitor's own account with us. */
const ownAccount: ReadonlySet<string> = new Set([
  'order-status',
  'sign-up',
  'sign-in',
  'forgot-password',
  'submit-requirements',
  'order-details',
  'completed-orders',
  'credit-history',
]);

/** It is the visitor's customers who are to sign in, register or pay: a feature of what we build. */
const theirUsers = cues(
  '(customers?|users?|clients?|patients?|members?|staff|guests?|people|visitors?|parents?|students?|tenants?|employees?|buyers?|sellers?|teachers?|drivers?|dealers?|suppliers?|them|they|everyone) (to|can|could|should|must|will|may|shall|need to|have to) (be able to )?(log|sign|register|book|see|pay|track|upload|view|check|manage|create|submit|order|access|reset|make)',
  '(my|our|their|for) (customers?|users?|clients?|patients?|members?|staff|students?|visitors?|parents?|tenants?|employees?) * (log ?in|sign ?in|sign ?up|account|accounts|dashboard|portal|password|register)',
  '(log ?in|log on|sign ?in|sign ?up|sign on|accounts?|registration|register|passwords?|dashboards?|profiles?) (for|of|by) (my |our |the |their |all |every )*(customers?|users?|clients?|patients?|members?|staff|students?|visitors?|people|parents?|tenants?|employees?|guests?)',
  '(app|application|site|website|platform|portal|system|shop|it) * (needs?|with|wants?|has|have|includ~) (a |an |the )?(log ?in|sign ?in|sign ?up|registration|accounts?|dashboard)',
  '(let|lets|letting|allow~|so that|where) (my |our |the )?(customers?|users?|clients?|patients?|members?|staff|students?|visitors?|people|parents?|tenants?|employees?)',
);

const contactOrCompany: ReadonlySet<string> = new Set(
  [...contactTopics, ...companyTopics].map(({ id }) => id).concat('how-to-order', 'sign-up'),
);
/** A place named beside these is itself the question: 'do you offer services in Oslo?' */
const placeFirst: ReadonlySet<string> = new Set(['services', 'worldwide', 'contact', 'since', 'why-us', 'careers']);

/** Payments are a feature of what is to be built. */
const takesPayments =
  / (?:app|application|webapp|system|site|website|shop|store|platform|portal) (?:\S+ ){0,3}(?:with|and|takes?|accepts?) (?:\S+ ){0,2}payments? /;

/** 'If I pay today, when is my site ready?' is about the delivery time; nothing is ordered yet. */
const plansToOrder =
  / (?:if|once|when|suppose|say|assuming) (?:i|we) (?:pay|order|buy|start|place|book|begin|sign|purchase|go)\S* | (?:pay|paying|order|ordering|buy|start|starting|book|booking) (?:\S+ ){0,3}(?:today|now|tomorrow|tonight|monday|this (?:week|evening|morning|afternoon)|next week) /;

/** The price with the discount is wanted, not whether there is one. */
function asksReduced(reading: Reading, context: Reading | undefined): boolean {
  const { text, tiers, counts, money, wordCount } = reading;
  if (!asksDiscount(text)) return false;
  if (!reading.services.length) return context !== undefined && wordCount <= 10;
  return (
    tiers.length + counts.length + money.length > 0 ||
    / (?:how much|prices?|costs?|total|sum|comes?|what is) /.test(text)
  );
}

/** Whether what else the message says takes the matter's words for itself. */
function yields({ id }: Topic, reading: Reading, context: Reading | undefined, place: Place | undefined): boolean {
  const { text, date, deadlineDays } = reading;
  const strong = strongOf(reading).length > 0;
  if (place && placeFirst.has(id)) return true;
  if (ownAccount.has(id) && hasCue(text, theirUsers)) return true;
  if (date && strong) return true;
  if (id === 'services' && (strong || reading.money.length > 0)) return true;
  if (id.startsWith('payment') && strong && takesPayments.test(text)) return true;
  if (id === 'discount' && asksReduced(reading, context)) return true;
  if (id === 'order-status' && strong && plansToOrder.test(text)) return true;
  if (
    id === 'offices' &&
    strong &&
    / (?:address|location) /.test(text) &&
    !/ (?:offices?|your (?:address|location)) /.test(text)
  )
    return true;
  if (id === 'revisions' && strong && (/ unlimited /.test(text) || countsRevisions(reading))) return true;
  if (id === 'how-to-order' && (strong || (context && / (?:it|that|this|one|them) /.test(text)))) return true;
  return ['express', 'load-time', 'three-clicks'].includes(id) && strong && deadlineDays !== undefined;
}

/** 'A logo for a bookkeeping firm' is no question about books. */
function withoutTrade(text: string): string {
  return text.replace(
    / (?:for|of|i am|we are|run|own|have) (?:an?|my|our|the)(?: [^ .]+){1,2} (?:firm|company|agency|business|shop|store|studio|practice|startup|bureau)(?= )/g,
    ' ',
  );
}

/** The reply to a matter of policy, ordering, contact or company, with the figures asked beside it. */
export function topicDraft(
  reading: Reading,
  context: Reading | undefined,
  place: Place | undefined,
): Draft | undefined {
  const [topic, ...others] = topicsIn(strongOf(reading).length ? withoutTrade(reading.text) : reading.text);
  if (!topic || yields(topic, reading, context, place)) return undefined;
  const strong = strongOf(reading);
  const catalogue =
    strong.length > 0 && (asksFiguresToo(reading, topic.id) || asksServiceApart(reading))
      ? composeCatalogue(strong, reading, false)
      : undefined;
  const other = catalogue ? undefined : secondAsk(reading, topic, others);
  const text = [topic, ...(other ? [other] : [])].map((one) => topicText(one, reading)).join('\n\n');
  if (catalogue) return { ...catalogue, id: `${catalogue.id}-${topic.id}`, text: `${catalogue.text}\n\n${text}` };
  const served = place && contactOrCompany.has(topic.id) ? `\n\n${placeText(place.name)}` : '';
  return {
    id: `topic-${topic.id}`,
    question: topic.question,
    text: `${text}${served}`,
    score: topicScore,
    source: 'catalogue',
    suggestions: topic.suggestions ?? [],
  };
}

/** The figures are a question of their own, not part of the matter: 'how much is SEO, and do you promise first place?' */
function asksFiguresToo({ text, counts, tiers, money }: Reading, topicId: string): boolean {
  const apart = / (?:and|also|plus|,) | \. /.test(text);
  const asksPrice = / (?:how much|what does|price\S*|costs?|charge|fee|fees|rates?) /.test(text);
  if (withoutPrices.has(topicId)) return apart && (asksPrice || (tiers.length > 0 && besidePackages.has(topicId)));
  return asksPrice || tiers.length > 0 || money.length > 0 || counts.some(({ meanings }) => meanings.length > 0);
}

function partsOf(text: string): string[] {
  return text.split(/ (?:and|also|plus|\.) /).map((part) => ` ${part.trim()} `);
}

/**
 * 'Do you build WordPress sites, and where are your offices?', 'your e-mail, and how long does meta writing take?': one
 * part is about a service, and no matter of its own.
 */
function asksServiceApart({ text }: Reading): boolean {
  const parts = partsOf(text);
  return (
    parts.length > 1 &&
    parts.some(
      (part) =>
        / (?:(?:do|can|could|would) (?:you|u|your)|how (?:long|many days|fast|soon)|days|deliver\S*|prices?|costs?) /.test(
          part,
        ) &&
        (!topicsIn(part).length || tiersIn(part).length > 0) &&
        mentionsIn(part).some(({ weak }) => !weak),
    )
  );
}

/** Matters whose words the word 'refund' takes for itself, asked in a part of their own. */
const besideRefund: ReadonlySet<string> = new Set(['payment-up-front', 'rankings-not-guaranteed']);

/** A part of the message, told apart by 'and' or a full stop, that raises another matter. */
function secondAsk({ text }: Reading, topic: Topic, others: readonly Topic[]): Topic | undefined {
  const raised = partsOf(text)
    .map((part) => topicsIn(part)[0])
    .filter((one) => one !== undefined);
  if (!raised.includes(topic)) return undefined;
  return raised.find(
    (one) => one !== topic && (others.includes(one) || (topic.id === 'refund' && besideRefund.has(one.id))),
  );
}

function countsRevisions({ text, facets }: Reading): boolean {
  return revisionsIn(text) > 0 && facets.has('time');
}
