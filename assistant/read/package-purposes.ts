import type { Package } from '#catalogue/package.ts';
import type { Offer, Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';

/** A package's purpose comes first: 'Care of a WordPress site', 'MERN stack: MongoDB …'. */
function purposeWords({ inclusions: [purpose = ''] }: Package): string[] {
  return purpose.split(/[\s,:]+/);
}

/** Proper names among them; a word at the beginning is one if it is capitalized elsewhere. */
function purposesListedIn(row: Package, packages: readonly Package[]): Set<string> {
  const elsewhere = new Set(packages.flatMap((other) => purposeWords(other).slice(1)));
  const isName = (word: string, at: number) => /[A-Z]/.test(at === 0 && !elsewhere.has(word) ? word.slice(1) : word);
  return new Set(purposeWords(row).filter(isName).flatMap(plainWords));
}

/** For each package of a list, the names in its purpose that no other package has. */
function distinctivePurposeNames({ packages }: Offer): { tier: string; names: string[] }[] {
  const names = packages.map((row) => purposesListedIn(row, packages));
  // 'Anything beyond Standard' isn't made for Standard.
  const tiers = packages.map(({ tier }) => tier);
  return packages.map(({ tier }, index) => {
    const isOwn = (name: string) =>
      names.every((other, at) => at === index || !other.has(name)) && !tiers.includes(name);
    return { tier, names: [...(names[index] ?? [])].filter(isOwn) };
  });
}

/** Cached per offer: computing the names for each message would cost more than everything else. */
const namesByShop = new WeakMap<Offer, ReturnType<typeof distinctivePurposeNames>>();

function cachedNames(offer: Offer): ReturnType<typeof distinctivePurposeNames> {
  const names = namesByShop.get(offer) ?? distinctivePurposeNames(offer);
  namesByShop.set(offer, names);
  return names;
}

/** The packages whose purpose a message names, if no other package of the list shares it: 'mine is on MERN'. */
function tiersByPurpose(offer: Offer, terms: ReadonlySet<string>): string[] {
  return cachedNames(offer)
    .filter(({ names }) => names.some((name) => terms.has(name)))
    .map(({ tier }) => tier);
}

/** For each service whose packages differ in purpose: those a message names. */
export function purposesNamed(shop: Shop, words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const terms = new Set(words);
  const found = [...shop.offers.values()].map((offer) => [offer.slug, tiersByPurpose(offer, terms)] as const);
  return new Map(found.filter(([, tiers]) => tiers.length > 0));
}
