import { type Package, recurringDays } from '#catalogue/package.ts';
import { priceText } from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

interface Truth {
  prices: readonly number[];
  days: readonly number[];
  /** Whether the package named covers the amount named with it. */
  held?: boolean | undefined;
}

/** Confirms or corrects what the visitor assumes. */
export function verdictOn({ wants, claimed }: CatalogueQuery, { prices, days, held }: Truth): string {
  // 'Can customers pay on that $500 site?' names the site by its price: that the price is right answers nothing.
  if (!wants.has('premise') || (wants.has('inclusions') && held === undefined)) return '';
  const checks = [
    claimed.dollars === undefined ? undefined : prices.includes(claimed.dollars),
    claimed.days === undefined || !days.length ? undefined : days.includes(claimed.days),
    held,
  ].filter((check) => check !== undefined);
  if (!checks.length) return '';
  return checks.every(Boolean) ? "Yes, that's right. " : 'No. ';
}

/** Whether a price is one-off or recurring, if that is asked of one package or of several that are paid alike. */
export function rhythmSaid(offer: Offer, rows: readonly Package[], { rhythmAsked, whether }: CatalogueQuery): string {
  const [row, another] = rows;
  const isAlike = rows.every(({ price, recurs }) => price !== null && recurs === row?.recurs);
  if (!rhythmAsked || !row || !isAlike) return '';
  const isConfirmed = (rhythmAsked === 'monthly') === (row.recurs ?? false);
  const verdict = rhythmAsked === 'either' || !whether ? 'You' : isConfirmed ? 'Yes, you' : 'No, you';
  const price = `**${priceText(offer, row)}**`;
  const any = ', whichever package you take';
  if (!row.recurs) return `${verdict} pay ${another ? `once${any}` : `${price} once`}.`;
  const paid = another ? `for ${recurringDays} days at a time${any}` : price;
  return `${verdict} pay ${paid}. {policy.renewal}: another ${recurringDays} days are a new order.`;
}
