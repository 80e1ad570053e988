import type { Package } from '#catalogue/package.ts';
import { orderLine, shortLine, termsLine, titleOf } from '#catalogue/say/package-text.ts';
import { wishWords } from '#catalogue/say/wish-words.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';
import { thingsNamed } from './contents-verdict.ts';
import type { ReplyPart } from './part.ts';

/** Something a visitor needs besides an amount that only some packages include: 'twenty pages, and we edit them'. */
interface Need {
  thing: string;
  holders: readonly Package[];
}

export function contentsNeeded({ offer, wish, fitting }: PackageSelection, query: CatalogueQuery): Need | undefined {
  const held = query.inclusionMatches.get(offer.slug);
  const isAsked = query.wants.has('fit') || query.wants.has('inclusions') || query.asksAdvice;
  const isSized = Object.keys(wish.quantities ?? {}).length > 0;
  if (!held || held.inAllPackages || !isAsked || !isSized || !fitting.length) return undefined;
  const thing = thingsNamed(held.lines, 'and');
  const holders = offer.packages.filter(({ tier }) => held.tiers.includes(tier));
  return thing && holders.length ? { thing, holders } : undefined;
}

/** No package has all that is needed: which has what, and whom to ask. */
export function neitherHasAll(choice: PackageSelection, { thing, holders }: Need): ReplyPart {
  const { offer, wish, fitting } = choice;
  const size = wishWords({ quantities: wish.quantities ?? {} });
  const held = holders.map((row) => `- ${shortLine(offer, row)}, with ${thing}`);
  const sized = fitting.map((row) => `- ${shortLine(offer, row)}, without ${thing}`);
  return {
    text: `No **${titleOf(offer)}** package lists both ${size.text} and ${thing}:\n${[...held, ...sized].join('\n')}${termsLine([...holders, ...fitting])}\nWhat you need is quoted on request: describe it at {company.contact}.\n${orderLine(offer)}`,
    worked: size.worked,
    tables: [],
  };
}
