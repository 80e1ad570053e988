import { type Package, recurringDays } from '#catalogue/package.ts';
import { priceText } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

interface Confirmation {
  prices: readonly number[];
  days: readonly number[];
  /** Whether the package named covers the amount named with it. */
  held?: boolean | undefined;
}

/** Confirms or corrects what the visitor assumes. */
export function confirmOrCorrect(
  { wants, assumedFigures }: CatalogueQuery,
  { prices, days, held }: Confirmation,
): string {
  // 'Can customers pay on that $500 site?' names the site by its price: that the price is right answers nothing.
  if (!wants.has('premise') || (wants.has('inclusions') && held === undefined)) return '';
  const checks = [
    assumedFigures.dollars === undefined ? undefined : prices.includes(assumedFigures.dollars),
    assumedFigures.days === undefined || !days.length ? undefined : days.includes(assumedFigures.days),
    held,
  ].filter((check) => check !== undefined);
  if (!checks.length) return '';
  return checks.every(Boolean) ? "Yes, that's right. " : 'No. ';
}

/** Whether a price is one-off or recurring, if that is asked of one package or of several that are paid alike. */
export function billingPeriodText(
  offer: Offer,
  rows: readonly Package[],
  { billingPeriodAsked, isYesNoQuestion }: CatalogueQuery,
): string {
  const [row, another] = rows;
  const isAlike = rows.every(({ price, recurs }) => price !== null && recurs === row?.recurs);
  if (!billingPeriodAsked || !row || !isAlike) return '';
  const isConfirmed = (billingPeriodAsked === 'monthly') === (row.recurs ?? false);
  const verdict = billingPeriodAsked === 'either' || !isYesNoQuestion ? 'You' : isConfirmed ? 'Yes, you' : 'No, you';
  const price = `**${priceText(offer, row)}**`;
  const any = ', whichever package you take';
  if (!row.recurs) return `${verdict} pay ${another ? `once${any}` : `${price} once`}.`;
  const paid = another ? `for ${recurringDays} days at a time${any}` : price;
  return `${verdict} pay ${paid}. {policy.renewal}: another ${recurringDays} days are a new order.`;
}
