import type { Shop } from '#catalogue/shop.ts';
import { limitsNamed } from '#language/slots/numbers-in.ts';
import { isUsualName, type TierNames } from '#language/slots/tiers-in.ts';
import { plainWords } from '#language/text/plain.ts';

const known = new WeakMap<Shop, TierNames>();

/** Words of two letters that are no names, unlike 'Ox'. */
const shortWords = /^(?:a[msnt]|b[ey]|do|go|h[eio]|i[fnst]|m[ey]|no|o[fhknr]|pm|so|to|u[ps]|we)$/;

/** 'Gold', 'Ten pack', but not '1,000 words', which is an amount. */
function isName(text: string): boolean {
  const words = text.split(' ');
  // 'A1' is a level; 'DA30' is an authority (`authoritiesIn`).
  if (words.length === 1)
    return /^(?!da\d)[a-z]+(?:\d+[a-z]?)?$/.test(text) && text.length > 1 && !shortWords.test(text);
  return words.every((word) => /^[a-z\d]+$/.test(word)) && words.every((word) => !limitsNamed(word).length);
}

/** Names of packages, and their position in their list; a single package isn't named by a usual name. */
export function tierNamesOf(shop: Shop): TierNames {
  const found = known.get(shop);
  if (found) return found;
  const lists = [...shop.offers.values()].map(({ packages }) => packages);
  const names = lists.flatMap((packages) =>
    packages.flatMap(({ name, tier }, index) => {
      const word = plainWords(name).join(' ');
      const rank =
        index === 0 ? ('first' as const) : index === packages.length - 1 ? ('last' as const) : ('middle' as const);
      return isName(word) && (packages.length > 1 || !isUsualName(word)) ? [[word, { tier, rank }] as const] : [];
    }),
  );
  // The first list with a name determines its position.
  const made: TierNames = new Map(names.toReversed());
  known.set(shop, made);
  return made;
}
