import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { bestValue, deliveryText, priceLabel } from '#catalogue/differences.ts';
import { deliveryDays } from '#catalogue/look-up.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { limitTexts } from '#catalogue/package-limits.ts';
import { writeChoice } from '#catalogue/quote-address.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { orderApp, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import type { Scene } from '../drawings/packages/scene.ts';
import { sitePages } from '../pages/site-pages.ts';
import { sceneOf } from './scene-of.ts';

/** A package as a page shows it. */
export interface TierView {
  tier: string;
  name: string;
  price: string;
  /** Dollars; null is 'on request'. */
  dollars: number | null;
  /** 'per 30 days', where the price recurs. */
  per: string | null;
  delivery: string;
  /** At most; null where agreed with the quote. */
  days: number | null;
  limits: readonly string[];
  /** Whom it suits, by what smaller ones hold: '7 pages are enough', 'you need: Hosting setup'. */
  suits: string | null;
  /** 'Lowest cost per page: $53.33', on the package of which that is true. */
  value: string | null;
  inclusions: readonly string[];
  /** What the price leaves out. */
  note: string | null;
  /** What it hands over, for its drawing. */
  scene: Scene;
  /** The estimator with this package in it. */
  estimatePath: string;
  /** Where to ask for the price that it does not have: the contact form, which takes the package along, and WhatsApp. */
  quote?: { form: string; whatsapp: string | undefined };
  /** Where it is ordered. */
  orderPath: string;
}

interface Service {
  slug: string;
  name: string;
}

/** What the price leaves out: 'Ad spend is not included. VAT not included'. */
function noteOn(row: Package): string | null {
  const notes = [excludesAdSpend(row) ? adSpendNote : '', row.price === null ? '' : company.taxNote];
  return notes.filter(Boolean).join('. ') || null;
}

/** The packages of a page, each with what speaks for it beside the others. */
export function tierViews(packages: readonly Package[], service: Service): TierView[] {
  const best = bestValue(packages);
  return packages.map((row, index) => ({
    ...tierView(row, service),
    suits: suits(row, packages.slice(0, index)),
    value: best?.row === row ? `Lowest cost per ${best.each}: ${best.cost}` : null,
  }));
}

/** So many of the things that no smaller package has are named. */
const mostNamed = 2;

/** The first package suits whoever needs no more; another, whoever needs what no smaller one has, or more of it. */
function suits(row: Package, smaller: readonly Package[]): string | null {
  const [limit] = limitTexts(row);
  if (row.price === null) return null;
  if (smaller.length === 0) return limit ? `${limit} ${/^1 /.test(limit) ? 'is' : 'are'} enough` : null;
  const added = broughtInclusions(row)
    .filter((it) => !smaller.some(({ inclusions }) => inclusions.includes(it)))
    .toSorted((left, right) => left.length - right.length);
  if (added.length > 0) return `you need: ${added.slice(0, mostNamed).join(' · ')}`;
  return limit ? `you need ${limit}` : null;
}

function tierView(row: Package, service: Service): Omit<TierView, 'suits' | 'value'> {
  return {
    tier: row.tier,
    name: row.name,
    price: priceLabel(row),
    dollars: row.price,
    per: row.recurs ? `per ${recurringDays} days` : null,
    delivery: deliveryText(row),
    days: deliveryDays(row),
    limits: limitTexts(row),
    inclusions: broughtInclusions(row),
    note: noteOn(row),
    scene: sceneOf(row),
    estimatePath: estimatePath(service.slug, row.tier),
    orderPath: orderPath(row, service.slug),
    ...(row.price === null ? { quote: quoteLinks(row, service) } : {}),
  };
}

export function estimatePath(slug: ServiceSlug, tier: string): string {
  return `${sitePages.estimate.path}?${writeChoice({ items: [{ slug, tier, quantity: 1 }], discount: false })}#estimate`;
}

/** The contact form with the package in it. */
function formPath(slug: ServiceSlug, tier: string): string {
  return `${sitePages.contact.path}?item=${slug}.${tier}.1#message`;
}

function orderPath({ tier, orderLink }: Package, slug: ServiceSlug): string {
  return orderApp?.services ?? orderLink ?? formPath(slug, tier);
}

function quoteLinks({ tier, name }: Package, service: Service) {
  return {
    form: formPath(service.slug, tier),
    whatsapp: whatsappUrl(`Hello, I'd like a quote for ${service.name} (${name}). About my project: `),
  };
}
