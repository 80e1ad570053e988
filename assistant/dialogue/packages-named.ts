import { pricedPackages } from '#catalogue/look-up.ts';
import type { Package } from '#catalogue/package.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { TierReference } from '#language/slots/tiers-in.ts';
import { chosenTier, comparedTiers, type OrderLine, type Slots } from './order-line.ts';

/** The row of a list that a rank refers to. */
function rowOf(offer: Offer, { name, rank, relative, bySize }: TierReference, line: OrderLine): Package | undefined {
  const { packages } = offer;
  const exact = packages.find(({ tier }) => tier === name);
  if (exact) return exact;
  const all = pricedPackages(packages);
  const compared = relative ? comparedTiers(offer, line) : [];
  const comparedPackages = bySize
    ? all.filter(({ tier }) => compared.includes(tier))
    : compared.flatMap((tier) => all.find((row) => row.tier === tier) ?? []);
  const priced = comparedPackages.length > 1 ? comparedPackages : all;
  const chosen = comparedPackages.length > 1 ? undefined : chosenTier(offer, line);
  const here = chosen ? priced.findIndex(({ tier }) => tier === chosen) : -1;
  switch (rank) {
    case 'other':
      return comparedPackages.find(({ tier }) => tier !== chosenTier(offer, line));
    case 'first':
      return priced[0];
    case 'second':
      return priced[1];
    case 'last':
      return priced.at(-1);
    case 'middle':
      return priced.length < 3 ? priced[1] : priced[Math.floor(priced.length / 2)];
    case 'third':
      return all[2];
    // 'The bigger one' of two is the last; of a list just shown, 'the next one up' is above the first.
    case 'next':
      return here < 0 && bySize && priced.length > 2 ? undefined : priced[Math.max(here, 0) + 1];
    case 'previous':
      return here < 0 ? priced[priced.length === 2 ? 0 : priced.length] : priced[here - 1];
  }
}

function byAuthority({ packages }: Offer, authority: number): Package | undefined {
  return packages.findLast(
    ({ limits }) => typeof limits.domainAuthority === 'number' && limits.domainAuthority <= authority,
  );
}

/** The packages that slots name: outright by name, position or domain authority, or by price. */
export function packagesNamed(
  offer: Offer,
  { tiers, authorities, prices }: Slots,
  line: OrderLine,
): { outright: string[]; byPrice: string[] } {
  const rows = [
    ...tiers.map((slot) => rowOf(offer, slot, line)),
    ...authorities.map(({ value }) => byAuthority(offer, value)),
  ];
  const priced = prices.map((dollars) => offer.packages.find(({ price }) => price === dollars));
  const tiersOf = (those: readonly (Package | undefined)[]) => those.flatMap((row) => row?.tier ?? []);
  return { outright: tiersOf(rows), byPrice: tiersOf(priced) };
}
