import { joinWords } from '#company/join-words.ts';
import type { Package } from '../package.ts';
import { formatAmount, type QuantityName, quantityNames } from '../quantities.ts';
import type { Offer } from '../shop.ts';
import { asThings } from './package-text.ts';

/** Limits that aren't a size, or are part of the package's name. */
const unsized: readonly QuantityName[] = ['adSpend', 'domainAuthority', 'words'];

function amountIn({ limits }: Package, name: QuantityName): string | undefined {
  const amount = limits[name];
  return amount === undefined ? undefined : formatAmount(name, amount);
}

/** 'You get 100 keywords instead of 20, plus content ideas. ': what the larger of two packages adds. */
export function moreIn(offer: Offer, small: Package, large: Package, added: readonly string[]): string {
  const isSame = (name: QuantityName) => amountIn(small, name) === amountIn(large, name);
  const sizes = quantityNames
    .filter((name) => !unsized.includes(name) && large.limits[name] !== undefined && !isSame(name))
    .map((name) => {
      const before = small.limits[name] === undefined ? '' : ` instead of {${offer.slug}.${small.tier}.${name}.figure}`;
      return `{${offer.slug}.${large.tier}.${name}}${before}`;
    });
  const things = asThings(added);
  if (!sizes.length) return things ? `It adds ${things}. ` : '';
  return `You get ${joinWords(sizes, 'and')}${things ? `, plus ${things}` : ''}. `;
}
