import type { Shop } from '#catalogue/shop.ts';
import type { TierNames } from '#language/slots/tiers-in.ts';

const known = new WeakMap<Shop, TierNames>();

/** Names of packages that are one word, and where they stand in their list; a list of one is never asked for by it. */
export function tierNamesOf(shop: Shop): TierNames {
  const found = known.get(shop);
  if (found) return found;
  const lists = [...shop.offers.values()].map(({ packages }) => packages).filter(({ length }) => length > 1);
  const names = lists.flatMap((packages) =>
    packages.flatMap(({ name, tier }, index) => {
      const word = name.toLowerCase();
      const rank =
        index === 0 ? ('first' as const) : index === packages.length - 1 ? ('last' as const) : ('middle' as const);
      return /^[a-z]{3,}$/.test(word) ? [[word, { tier, rank }] as const] : [];
    }),
  );
  // The first list that has a name says where it stands.
  const made: TierNames = new Map(names.toReversed());
  known.set(shop, made);
  return made;
}
