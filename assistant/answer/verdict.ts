import { type Package, recurringDays } from '#catalogue/package.ts';
import { priceText } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { Ask } from './ask.ts';

interface Truth {
  prices: readonly number[];
  days: readonly number[];
  /** Whether the package named covers the amount named with it. */
  held?: boolean | undefined;
}

/** Confirms or corrects what the visitor assumes. */
export function verdictOn({ wants, claimed }: Ask, { prices, days, held }: Truth): string {
  if (!wants.has('premise')) return '';
  const checks = [
    claimed.dollars === undefined ? undefined : prices.includes(claimed.dollars),
    claimed.days === undefined || !days.length ? undefined : days.includes(claimed.days),
    held,
  ].filter((check) => check !== undefined);
  if (!checks.length) return '';
  return checks.every(Boolean) ? "Yes, that's right. " : 'No. ';
}

/** Whether a price is one-off or recurring, if that is asked. */
export function rhythmSaid(offer: Offer, row: Package, { rhythmAsked, whether }: Ask): string {
  if (!rhythmAsked || row.price === null) return '';
  const verdict =
    rhythmAsked === 'either' || !whether
      ? 'You'
      : (rhythmAsked === 'monthly') === (row.recurs ?? false)
        ? 'Yes, you'
        : 'No, you';
  const paid = `${verdict} pay **${priceText(offer, row)}**`;
  return row.recurs ? `${paid}. {policy.renewal}: another ${recurringDays} days are a new order.` : `${paid} once.`;
}
