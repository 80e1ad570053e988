import { absoluteUrl, orderApp, orderStart, whatsappUrl } from '#company/addresses.ts';
import { areaInWords } from '#company/area.ts';
import { contactInWords, reachInWords } from '#company/contact-words.ts';
import { company, officeHours, offices, socialProfiles, story } from '#company/facts.ts';
import { closedDaysInWords, holidaysInWords, hoursInWords, replyInWords } from '#company/hours-in-words.ts';
import { joinWords } from '#company/join-words.ts';
import { base, officeCountries, whereabouts } from '#company/places.ts';
import { taxAnswer } from '#company/tax.ts';
import { wording } from '#company/wording.ts';
import { type Catalogue, catalogue } from './catalogue.ts';
import { categories } from './categories.ts';
import { type Duration, days, formatDuration } from './duration.ts';
import { cheapest, dearest, packagesOf, pricedPackages, unitCost } from './look-up.ts';
import { currencyName, formatMoney, formatShare } from './money.ts';
import { type Package, recurringDays } from './package.ts';
import { areasNotServed } from './policies.ts';
import { formatAmount, formatQuantity, type QuantityName } from './quantities.ts';
import { atCheckout, expressSentence, optionOffered, orderPlace } from './say/order-words.ts';
import {
  checkoutOptions,
  freeChanges,
  paidFirstInWords,
  paidInWords,
  refundWindow,
  restDueInWords,
  upFrontPercent,
} from './say/policy-words.ts';
import type { ServiceSlug } from './service.ts';
import type { BySite } from './service-by-site.ts';
import { categoryPrices, recurringPrice, startingPrice } from './starting-price.ts';

/**
 * Texts contain references instead of figures, as in 'Basic costs {logo-design.basic.price}', so that changing a price
 * changes every sentence that states it.
 */
export const referencePattern = /\{([a-z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\}/g;

const percent = (value: number | undefined) => (value ? `${value}%` : undefined);
const lasting = (value: Duration | undefined) => value && formatDuration(value);

/** '500-word text, blog post or article': the size is stated once, and 'website text' is dropped next to 'text'. */
function namedOnce(pieces: readonly string[]): string[] {
  const [size = ''] = /^\S+ /.exec(pieces[0] ?? '') ?? [];
  const isShared = pieces.every((piece) => piece.startsWith(size));
  const bare = isShared ? pieces.map((piece) => piece.slice(size.length)) : pieces;
  const own = bare.filter((piece) => !bare.some((other) => piece.endsWith(` ${other}`)));
  return own.map((piece, index) => (isShared && index === 0 ? `${size}${piece}` : piece));
}

/** '$10, for the 500 words package of Blog Writing or Article Writing': every service with a package at that price. */
function offersAt(end: 'lowest' | 'highest', { priceLists, serviceNames }: Catalogue): string {
  const offers = Object.entries(priceLists)
    .flatMap(([slug, rows]) => pricedPackages(rows).map((row) => ({ slug, row })))
    .toSorted((left, right) => left.row.price - right.row.price);
  const price = offers.at(end === 'lowest' ? 0 : -1)?.row.price ?? 0;
  const found = offers.filter(({ row }) => row.price === price);
  const said = found.every(({ row }) => row.recurs) ? recurringPrice(price) : formatMoney(price);
  const pieces = found.flatMap(({ slug, row }) => pieceName(row.name, serviceNames[slug]?.piece) ?? []);
  if (pieces.length === found.length) return `${said}, for a ${joinWords(namedOnce(pieces), 'or')}`;
  const services = joinWords(
    found.map(({ slug }) => serviceNames[slug]?.name ?? slug),
    'or',
  );
  const packages = joinWords([...new Set(found.map(({ row }) => row.name))], 'or');
  return `${said}, for the ${packages} package of ${services}`;
}

/** '- **Content Writing**: Website Copywriting, Blog Writing, Article Writing': what we sell, one line per category. */
function servicesListed({ serviceNames }: Catalogue): string {
  const lines = categories.map(({ attributes: { name, subCategories } }) => {
    return `- **${name}**: ${subCategories.map(({ url }) => serviceNames[url]?.shortName ?? url).join(', ')}`;
  });
  return lines.join('\n');
}

/** More than this is a catalogue: then each category has a line. */
const maxPricesListed = 12;

/** '- **Piano Tuning**: from CHF 190': where the price of each service starts. */
function pricesListed({ priceLists, serviceNames }: Catalogue): string {
  const slugs = Object.keys(priceLists).filter((slug) => pricedPackages(priceLists[slug] ?? []).length > 0);
  const each = slugs.map((slug) => ({
    name: serviceNames[slug]?.shortName ?? slug,
    from: startingPrice([slug], priceLists),
  }));
  const prices = slugs.length > maxPricesListed ? categories.flatMap(categoryPrices) : each;
  return prices.map(({ name, from }) => `- **${name}**: ${from}`).join('\n');
}

/** Undefined if this agency doesn't offer it; texts that reference it are left out. */
const namedValues: Record<string, (from: Catalogue) => string | undefined> = {
  'company.name': () => company.name,
  'company.legal-name': () => company.legalName,
  'company.trade': () => company.trade,
  'company.since': () => `${company.since}`,
  'company.base': () => base,
  'company.city': () => company.city,
  'company.area': () => areaInWords(),
  'company.offices': () => officeCountries({ withBase: true }),
  'company.office-codes': () => offices.map(({ code }) => code).join(', '),
  'company.whereabouts': () => whereabouts(),
  'company.profiles': () =>
    joinWords(
      socialProfiles.map(({ label }) => label),
      'and',
    ),
  'company.currency': () => currencyName,
  // A complete sentence with a leading space, because many agencies have nothing to say here.
  'company.tax-sentence': () => (company.taxNote ? ` ${company.taxNote}.` : ''),
  // The same as the beginning of an answer.
  'company.tax-answer': () => `${taxAnswer()} `,
  'company.hours': () => hoursInWords(officeHours),
  'company.closed-days': () => closedDaysInWords(officeHours),
  // A complete sentence with a leading space, because not every agency lists holidays.
  'company.holiday-sentence': () =>
    officeHours.holidays.length > 0 ? ` We're also closed on ${holidaysInWords(officeHours)}.` : '',
  'company.reply-time': () => replyInWords(officeHours),
  'company.story-line': () => story.line,
  'company.story': () => story.meaning,
  'company.email': () => company.email,
  'company.contact': () => contactInWords(),
  'company.reach': () => reachInWords(),
  'company.telephone': () => company.telephone,
  'company.whatsapp': () => company.whatsapp,
  'company.whatsapp-link': () => whatsappUrl(),
  'app.signin': () => orderApp?.signIn,
  'app.signup': () => orderApp?.signUp,
  'app.services': () => orderApp?.services,
  'orders.place': () => orderPlace(),
  'orders.link': () => new URL(orderStart, company.site).href,
  'policy.upfront': ({ policies }) => percent(upFrontPercent(policies.payment)),
  'policy.paid': ({ policies }) => paidInWords(policies.payment),
  'policy.rest-due': ({ policies }) => restDueInWords(policies.payment),
  'policy.paid-first': ({ policies }) => paidFirstInWords(policies.payment),
  'policy.deposit': ({ policies: { payment } }) => percent(payment.kind === 'deposit' ? payment.percent : undefined),
  'policy.time-noun': () => wording.time.noun,
  'policy.refund-window': ({ policies }) => refundWindow(policies),
  'policy.refund-share': ({ policies }) => percent(policies.refund?.afterWorkStartedPercent),
  'policy.free-rounds': ({ policies }) => freeChanges(policies),
  'policy.revision-days': ({ policies }) => lasting(policies.revision.addedDelivery),
  // What is sold for 30 days at a time has to be ordered again.
  'policy.renewal': () => 'Nothing renews by itself',
  'policy.discount': ({ policies }) => percent(policies.checkout.discountPercent),
  'policy.express-share': ({ policies }) => percent(policies.checkout.expressPercent),
  'policy.at-checkout': () => atCheckout(),
  'policy.discount-and-express': ({ policies }) => checkoutOptions(policies, 'discount'),
  'policy.express-and-discount': ({ policies }) => checkoutOptions(policies, 'express'),
  // The end of a sentence about ordering, and complete sentences: not every checkout offers these.
  'policy.checkout-clause': ({ policies }) => {
    const options = checkoutOptions(policies, 'express');
    return options ? `; ${optionOffered(options)}` : '';
  },
  'policy.express-sentence': ({ policies }) => (policies.checkout.expressDelivery ? ` ${expressSentence()}` : ''),
  'policy.hurry-sentence': ({ policies }) =>
    policies.checkout.expressDelivery ? ` If you're in a hurry, ${optionOffered('express delivery')}.` : '',
  'policy.quote-days': ({ policies }) => formatDuration(days(policies.quote.validDays)),
  'policy.delivery-range': ({ policies }) => formatDuration(policies.delivery.overall),
  'policy.design-range': ({ policies }) => lasting(policies.delivery.websiteDesign),
  'policy.development-range': ({ policies }) => lasting(policies.delivery.websiteDevelopment),
  'policy.web-app-range': ({ policies }) => lasting(policies.delivery.webApplications),
  'policy.wordpress-range': ({ policies }) => lasting(policies.delivery.wordpress),
  'policy.seo-first': ({ policies }) => lasting(policies.seoResults?.firstMovement),
  'policy.seo-clear': ({ policies }) => lasting(policies.seoResults?.clearResults),
  'policy.seo-larger': ({ policies }) => lasting(policies.seoResults?.largerGains),
  'policy.load-time': ({ policies: { website } }) => website && `${website.loadSeconds} seconds`,
  'policy.clicks': ({ policies: { website } }) => website && `${website.clicksToAnySection} clicks`,
  'policy.meta-title': ({ policies }) => `${policies.meta.titleCharacters} characters`,
  'policy.meta-description': ({ policies: { meta } }) =>
    `${meta.descriptionCharacters.from} to ${meta.descriptionCharacters.to} characters`,
  'policy.areas-not-served': () => joinWords(areasNotServed, 'and'),
  'offers.services': servicesListed,
  'offers.prices': pricesListed,
  'offers.lowest': (from) => offersAt('lowest', from),
  'offers.highest': (from) => offersAt('highest', from),
};

/** Names of facts, policies and offers; those of services depend on what is sold. */
export const namedFacts: readonly string[] = Object.keys(namedValues);

/** '30 days' if all packages take the same time, '14 to 45 days' if they differ. */
export function deliverySpan(packages: readonly Package[]): string {
  const known = packages.flatMap(({ delivery }) => (delivery ? [delivery] : []));
  const [first] = known;
  if (!first) return 'agreed with the quote';
  const whole: Duration = {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
    unit: first.unit,
  };
  return formatDuration(whole);
}

/** '1,000-word blog post', 'DA30+ niche edit': the singular of what is ordered by the piece. */
export function pieceName(packageName: string, piece: string | undefined): string | undefined {
  return piece && `${packageName.replace(/ words$/, '-word')} ${piece}`;
}

/** What texts may reference of a service that is sold by site: '{guest-posts.from}'. */
export const bySiteValues: Readonly<Record<string, (service: BySite) => string>> = {
  name: ({ name }) => name,
  link: ({ orderedOn }) => renderReferences(orderedOn.link),
  days: ({ delivery }) => formatDuration(delivery),
  words: ({ words }) => formatQuantity('words', words),
  article: ({ words }) => `${words}-word article`,
  prices: ({ sites }) =>
    joinWords(
      sites.map(({ price }) => formatMoney(price)),
      'or',
    ),
  count: ({ sites }) => `${sites.reduce((sum, { count }) => sum + count, 0)} sites`,
  'by-price': ({ sites }) =>
    joinWords(
      sites.map(({ price, count }) => `${count} at ${formatMoney(price)}`),
      'and',
    ),
  from: ({ sites }) => formatMoney(Math.min(...sites.map(({ price }) => price))),
  to: ({ sites }) => formatMoney(Math.max(...sites.map(({ price }) => price))),
};

function bySiteValue(service: BySite | undefined, [name = '', ...more]: readonly string[]): string | undefined {
  if (!service || more.length > 0 || service.sites.length === 0 || !Object.hasOwn(bySiteValues, name)) return undefined;
  return bySiteValues[name]?.(service);
}

function serviceValue(slug: ServiceSlug, path: readonly string[], from: Catalogue): string | undefined {
  const packages = packagesOf(slug, from.priceLists);
  const [first = '', second, third] = path;
  if (second === undefined) {
    const priced = packages.flatMap(({ price }) => (price === null ? [] : [price]));
    switch (first) {
      case 'name':
        return from.serviceNames[slug]?.name;
      case 'link':
        return absoluteUrl(`/service/${slug}`);
      case 'from':
        return priced.length ? formatMoney(cheapest(packages)?.price ?? 0) : undefined;
      case 'to':
        return priced.length ? formatMoney(dearest(packages)?.price ?? 0) : undefined;
      case 'prices':
        return priced.length ? joinWords(priced.map(formatMoney), 'and') : undefined;
      case 'times':
        return packages.length ? deliverySpan(packages) : undefined;
      default:
        return undefined;
    }
  }
  const row = packages.find(({ tier }) => tier === first);
  if (!row) return undefined;
  if (second === 'name') return row.name;
  if (second === 'piece') return pieceName(row.name, from.serviceNames[slug]?.piece);
  if (second === 'price' && third) {
    const each = unitCost(row, third as QuantityName);
    return each === undefined ? undefined : formatShare(each);
  }
  if (second === 'price') return row.price === null ? undefined : formatMoney(row.price);
  if (second === 'days') return row.recurs ? formatDuration(days(recurringDays)) : lasting(row.delivery ?? undefined);
  const amount = row.limits[second as QuantityName];
  if (amount === undefined) return undefined;
  // The noun appears once: '2 platforms with Basic, 4 with Standard'.
  if (third !== undefined) return third === 'figure' ? formatAmount(second as QuantityName, amount) : undefined;
  return second === 'adSpend' ? formatAmount(second, amount) : formatQuantity(second as QuantityName, amount);
}

/** The value of a reference, or undefined if there is none. */
export function resolveReference(reference: string, from: Catalogue = catalogue): string | undefined {
  if (Object.hasOwn(namedValues, reference)) return namedValues[reference]?.(from);
  const [head = '', ...path] = reference.split('.');
  if (head === 'page') return absoluteUrl(path[0] === 'home' ? '/' : `/${path.join('/')}`);
  if (Object.hasOwn(from.bySite, head)) return bySiteValue(from.bySite[head], path);
  return Object.hasOwn(from.priceLists, head) ? serviceValue(head, path, from) : undefined;
}

/** Replaces references by their values. Throws on an unknown reference, with its name. */
export function renderReferences(text: string, from: Catalogue = catalogue): string {
  return text.replace(referencePattern, (_, reference: string) => {
    const value = resolveReference(reference, from);
    if (value === undefined) throw new Error(`Unknown reference {${reference}} in: ${text.slice(0, 80)}`);
    return value;
  });
}

/** Whether a text references something this agency doesn't offer, as opposed to an unknown name. */
export function namesAbsent(text: string, from: Catalogue = catalogue): boolean {
  return referencesIn(text).some(
    (reference) => Object.hasOwn(namedValues, reference) && namedValues[reference]?.(from) === undefined,
  );
}

/** The references in a text, in order. */
export function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(referencePattern), ([, reference = '']) => reference);
}
