import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { deliveryText, priceLabel } from '#catalogue/differences.ts';
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

/** What the price leaves out: 'Ad spend is not included. VAT not included'. */
function noteOn(row: Package): string | null {
  const notes = [excludesAdSpend(row) ? adSpendNote : '', row.price === null ? '' : company.taxNote];
  return notes.filter(Boolean).join('. ') || null;
}

export function tierView(row: Package, service: { slug: string; name: string }): TierView {
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

function quoteLinks({ tier, name }: Package, service: { slug: string; name: string }) {
  return {
    form: formPath(service.slug, tier),
    whatsapp: whatsappUrl(`Hello, I'd like a quote for ${service.name} (${name}). About my project: `),
  };
}
