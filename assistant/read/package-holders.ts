import type { Offer, Shop } from '#catalogue/shop.ts';
import { contentTerms } from '#language/retrieve/terms.ts';
import { isUsualName, type TierReference } from '#language/slots/tiers-in.ts';
import { plainWords } from '#language/text/plain.ts';
import { isInItem } from './list-items.ts';
import type { Mention } from './mentions.ts';
import { packagesAloneIn } from './package-alone.ts';
import { everydayNames } from './tiers-named.ts';

function has({ packages }: Offer, tier: string | undefined): boolean {
  return packages.some((row) => row.tier === tier);
}

function holdersOf({ offers }: Shop, tier: string): Offer[] {
  return [...offers.values()].filter((offer) => has(offer, tier) && (offer.packages.length > 1 || !isUsualName(tier)));
}

/** The words of a service and of one of its packages. */
function termsOf({ name, alsoCalled, packages }: Offer, tier: string): Set<string> {
  const held = packages.filter((row) => row.tier === tier).flatMap(({ inclusions }) => inclusions);
  return new Set([name, ...alsoCalled, ...held].flatMap((text) => contentTerms(plainWords(text))));
}

/** Of several services with that package, the one that the other words of a message fit: 'the open sea course'. */
function fitting(holders: readonly Offer[], tier: string, others: readonly string[]): Offer | undefined {
  const said = contentTerms(others);
  const fits = holders.map((offer) => {
    const terms = termsOf(offer, tier);
    return { offer, shared: said.filter((term) => terms.has(term)).length };
  });
  const [best, next] = fits.toSorted((left, right) => right.shared - left.shared);
  return best && best.shared > (next?.shared ?? 0) ? best.offer : undefined;
}

/** 'How long does the Crash course take?': a package that only one service has, or only one that fits, names it. */
export function servicesWithPackage(shop: Shop, words: readonly string[], tiers: readonly TierReference[]): Mention[] {
  const isName = (at: number) => tiers.some((mark) => at >= mark.at && at < mark.at + (mark.length ?? 1));
  const others = words.filter((_, at) => !isName(at));
  return tiers.flatMap(({ name, at, length = 1 }) => {
    if (name === undefined || everydayNames.test(name)) return [];
    const holders = holdersOf(shop, name);
    const [only, other] = holders;
    const holder = !other ? only : isUsualName(name) ? undefined : fitting(holders, name, others);
    return holder ? [{ service: holder.slug, from: at, to: at + length, isWeak: false }] : [];
  });
}

/** 'Gale and one Fjord wheel': a package in an item of its own that no service named or discussed has. */
export function otherServicesWithPackage(
  shop: Shop,
  words: readonly string[],
  tiers: readonly TierReference[],
  named: readonly Mention[],
  discussed: readonly string[],
): Mention[] {
  const known = [...named.map(({ service }) => service), ...discussed].flatMap((slug) => shop.offers.get(slug) ?? []);
  const further = tiers.filter(
    ({ name, at }) =>
      name !== undefined &&
      !isUsualName(name) &&
      known.every((offer) => !has(offer, name)) &&
      named.every((mention) => !isInItem(words, mention, at)),
  );
  return servicesWithPackage(shop, words, further);
}

/**
 * Whether a package that is named rules out a service that isn't: the closest in meaning to 'lagoon' may be boat hire,
 * which has no Lagoon. If the message says nothing else, all that have it are meant.
 */
export function isRuledOut(
  shop: Shop,
  service: string,
  words: readonly string[],
  tiers: readonly TierReference[],
): boolean {
  const own = tiers.filter(({ name }) => name !== undefined && !isUsualName(name));
  const offer = shop.offers.get(service);
  if (!own.length || !offer) return false;
  return own.every(({ name }) => !has(offer, name)) || packagesAloneIn(shop, words, { tiers }).length > 0;
}
