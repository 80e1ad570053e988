import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { bestValue, deliveryText, priceLabel } from '#catalogue/differences.ts';
import { deliveryDays } from '#catalogue/look-up.ts';
import { mainAdditions } from '#catalogue/main-additions.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { limitTexts } from '#catalogue/package-limits.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { timeUnit } from '#catalogue/time-noun.ts';
import { orderInApp, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import type { Scene } from '#drawings/packages/scene.ts';
import { sitePages } from '../pages/site-pages.ts';
import { pictureOf } from './scene-of.ts';

/** A package as shown on a page. */
export interface TierView {
  tier: string;
  name: string;
  price: string;
  /** Null is 'on request'. */
  dollars: number | null;
  /** 'per 30 days', if the price recurs; 'per night', if it is ordered by the night. */
  per: string | null;
  /** Empty for what is ordered by time. */
  delivery: string;
  /** The maximum; null if it is part of the quote, or up to the visitor. */
  days: number | null;
  limits: readonly string[];
  /** Who it suits, compared with smaller ones: '7 pages are enough', 'you need: Hosting setup'. */
  suits: string | null;
  /** 'Lowest cost per page: $53.33', on the package that has it; a month of work isn't measured by the page. */
  value: string | null;
  inclusions: readonly string[];
  /** What the price excludes. */
  note: string | null;
  /** Its deliverables, for its drawing. */
  scene?: Scene | undefined;
  /** The estimator with this package. */
  estimatePath: string;
  /** Where to ask for a price on request: the contact form with the package filled in, and WhatsApp. */
  quote?: { form: string; whatsapp: string | undefined };
  /** Where it is ordered. */
  orderPath: string;
}

interface Service {
  slug: string;
  name: string;
}

/** What the price excludes: 'Ad spend is not included. VAT not included'. */
function noteOn(row: Package): string | null {
  const notes = [excludesAdSpend(row) ? adSpendNote : '', row.price === null ? '' : company.taxNote];
  return notes.filter(Boolean).join('. ') || null;
}

/** The packages of a page, each with its advantages over the others. */
export function tierViews(packages: readonly Package[], service: Service): TierView[] {
  const best = bestValue(packages);
  return packages.map((row, index) => ({
    ...tierView(row, service),
    suits: suits(row, packages.slice(0, index)),
    value: best?.row === row && !row.recurs ? `Lowest cost per ${best.each}: ${best.cost}` : null,
  }));
}

/**
 * The first package suits those who need no more; another, those who need what no smaller one includes, or more of it.
 */
function suits(row: Package, smaller: readonly Package[]): string | null {
  const [limit] = limitTexts(row);
  if (row.price === null) return null;
  if (smaller.length === 0) return limit ? `${limit} ${/^1 /.test(limit) ? 'is' : 'are'} enough` : null;
  const added = mainAdditions(row, smaller);
  if (added.length > 0) return `you need: ${added.join('\u00a0· ')}`;
  return limit ? `you need ${limit}` : null;
}

function tierView(row: Package, service: Service): Omit<TierView, 'suits' | 'value'> {
  const unit = timeUnit(serviceNames[service.slug]?.orderNoun);
  return {
    tier: row.tier,
    name: row.name,
    price: priceLabel(row),
    dollars: row.price,
    per: row.recurs ? `per ${recurringDays} days` : unit && row.price !== null ? `per ${unit}` : null,
    delivery: unit ? '' : deliveryText(row),
    days: row.recurs ? recurringDays : unit ? null : deliveryDays(row),
    limits: limitTexts(row),
    inclusions: broughtInclusions(row),
    note: noteOn(row),
    scene: pictureOf(row),
    estimatePath: estimatePath(service.slug, row.tier),
    orderPath: orderPath(row, service.slug),
    ...(row.price === null ? { quote: quoteLinks(row, service) } : {}),
  };
}

export function estimatePath(slug: ServiceSlug, tier: string): string {
  return `${sitePages.estimate.path}?${writeChoice({ items: [{ slug, tier, quantity: 1 }], discount: false })}#estimate`;
}

/** The contact form with the package filled in. */
export function formPath(slug: ServiceSlug, tier: string): string {
  return `${sitePages.contact.path}?item=${slug}.${tier}.1#message`;
}

function orderPath({ tier, orderLink }: Package, slug: ServiceSlug): string {
  return orderInApp(slug, tier) ?? orderLink ?? formPath(slug, tier);
}

function quoteLinks({ tier, name }: Package, service: Service) {
  return {
    form: formPath(service.slug, tier),
    whatsapp: whatsappUrl(`Hello, I'd like a quote for ${service.name} (${name}). About my project: `),
  };
}
