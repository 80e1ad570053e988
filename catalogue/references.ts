import { absoluteUrl, orderApp, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { type Duration, formatDuration } from './duration.ts';
import { joinWords } from './join-words.ts';
import { cheapest, dearest, findPackage } from './look-up.ts';
import { formatMoney } from './money.ts';
import type { Package } from './package.ts';
import { guestPosts, policies } from './policies.ts';
import { priceLists } from './price-lists.ts';
import { formatAmount, formatQuantity, type QuantityName } from './quantities.ts';
import { type ServiceSlug, serviceSlugs } from './service.ts';
import { serviceNames } from './service-names.ts';

/**
 * Texts hold no figures of their own: they name them, as in 'Basic costs {logo-design.basic.price}'.
 * Changing a price in its list therefore changes every sentence that states it.
 */
const referencePattern = /\{([a-z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\}/g;

const prices = guestPosts.sites.map(({ price }) => price);
const percent = (value: number) => `${value}%`;

const namedValues: Record<string, string> = {
  'company.name': company.name,
  'company.since': `${company.since}`,
  'company.email': company.email,
  'company.whatsapp': company.whatsapp,
  'company.whatsapp-link': whatsappUrl(),
  'app.signin': orderApp.signIn,
  'app.signup': orderApp.signUp,
  'app.services': orderApp.services,
  'policy.upfront': percent(policies.payment.upFrontPercent),
  'policy.refund-window': `${policies.refund.fullWithinHours === 1 ? 'one hour' : `${policies.refund.fullWithinHours} hours`}`,
  'policy.refund-share': percent(policies.refund.afterWorkStartedPercent),
  'policy.revision-days': formatDuration(policies.revision.addedDelivery),
  'policy.discount': percent(policies.checkout.discountPercent),
  'policy.delivery-range': formatDuration(policies.delivery.overall),
  'policy.design-range': formatDuration(policies.delivery.websiteDesign),
  'policy.development-range': formatDuration(policies.delivery.websiteDevelopment),
  'policy.web-app-range': formatDuration(policies.delivery.webApplications),
  'policy.wordpress-range': formatDuration(policies.delivery.wordpress),
  'policy.seo-first': formatDuration(policies.seoResults.firstMovement),
  'policy.seo-clear': formatDuration(policies.seoResults.clearResults),
  'policy.seo-larger': formatDuration(policies.seoResults.largerGains),
  'policy.load-time': `${policies.website.loadSeconds} seconds`,
  'policy.clicks': `${policies.website.clicksToAnySection} clicks`,
  'policy.meta-title': `${policies.meta.titleCharacters} characters`,
  'policy.meta-description': `${policies.meta.descriptionCharacters.from} to ${policies.meta.descriptionCharacters.to} characters`,
  'guest-posts.days': formatDuration(guestPosts.delivery),
  'guest-posts.words': formatQuantity('words', guestPosts.words),
  'guest-posts.prices': joinWords(prices.map(formatMoney), 'or'),
  'guest-posts.from': formatMoney(Math.min(...prices)),
  'guest-posts.to': formatMoney(Math.max(...prices)),
};

/** '30 days' when all packages take as long, '14 to 45 days' when they differ. */
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

function serviceValue(slug: ServiceSlug, path: readonly string[]): string | undefined {
  const packages = priceLists[slug];
  const [first = '', second] = path;
  if (second === undefined) {
    const priced = packages.flatMap(({ price }) => (price === null ? [] : [price]));
    switch (first) {
      case 'name':
        return serviceNames[slug].name;
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
  const row = findPackage(slug, first);
  if (!row) return undefined;
  if (second === 'name') return row.name;
  if (second === 'price') return row.price === null ? undefined : formatMoney(row.price);
  if (second === 'days') return row.delivery ? formatDuration(row.delivery) : undefined;
  const amount = row.limits[second as QuantityName];
  if (amount === undefined) return undefined;
  return second === 'adSpend' ? formatAmount(second, amount) : formatQuantity(second as QuantityName, amount);
}

/** The value a reference names, or undefined when there is none. */
export function resolveReference(reference: string): string | undefined {
  if (Object.hasOwn(namedValues, reference)) return namedValues[reference];
  const [head = '', ...path] = reference.split('.');
  if (head === 'page') return absoluteUrl(path[0] === 'home' ? '/' : `/${path.join('/')}`);
  const slug = serviceSlugs.find((known) => known === head);
  return slug && serviceValue(slug, path);
}

/** Puts the values in place of the references; an unknown reference is an error that names it. */
export function renderReferences(text: string): string {
  return text.replace(referencePattern, (_, reference: string) => {
    const value = resolveReference(reference);
    if (value === undefined) throw new Error(`Unknown reference {${reference}} in: ${text.slice(0, 80)}`);
    return value;
  });
}

/** The references a text holds, in order. */
export function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(referencePattern), ([, reference = '']) => reference);
}
