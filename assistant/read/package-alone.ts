import type { Shop } from '#catalogue/shop.ts';
import { contentTerms } from '#language/retrieve/terms.ts';
import type { Slots } from '../dialogue/order-line.ts';

/** Words that ask for a package's figures and name nothing else. */
const askedOfAny =
  /^(?:pric\w*|costs?|charges?|fees?|pay|packages?|plans?|tiers?|options?|includ\w*|contains?|inside|days?|weeks?|long|soon|takes?|deliver\w*|turnaround|differ\w*|compar\w*|versus|between)$/;

/** The packages of the shop that a message asks about, if it says nothing else: 'how much is Silver?' */
export function packagesAloneIn({ offers }: Shop, words: readonly string[], { tiers }: Pick<Slots, 'tiers'>): string[] {
  const named = tiers.filter(({ name }) => name !== undefined);
  const isName = (at: number) => named.some((mark) => at >= mark.at && at < mark.at + (mark.length ?? 1));
  const others = words.filter((word, at) => !isName(at) && !askedOfAny.test(word));
  if (!named.length || contentTerms(others).length > 0) return [];
  const sold = new Set(Array.from(offers.values(), ({ packages }) => packages.map(({ tier }) => tier)).flat());
  return [...new Set(named.flatMap(({ name }) => name ?? []))].filter((tier) => sold.has(tier));
}
