import { pricedPackages } from '#catalogue/look-up.ts';
import { mainAdditions } from '#catalogue/main-additions.ts';
import type { Package } from '#catalogue/package.ts';
import { limitTexts as sizesOf } from '#catalogue/package-limits.ts';
import {
  asThings,
  hasTime,
  limitTexts,
  orderLine,
  packageName,
  priceText,
  termsLine,
  timeText,
  titleOf,
} from '#catalogue/say/package-text.ts';
import type { Offer } from '#catalogue/shop.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';
import { areDifferentPurposes, comparePackages, purposeHeading } from './compare-packages.ts';
import { plainPart, type ReplyPart } from './part.ts';

/** ' if 2 concepts are enough', ' if you need a colour and type guide'; empty if only the size in its name differs. */
function conditionOf(offer: Offer, row: Package, smaller: readonly Package[]): string {
  const [size] = limitTexts(offer, row);
  const isOne = sizesOf(row)[0]?.startsWith('1 ');
  if (smaller.length === 0) return size ? ` if ${size} ${isOne ? 'is' : 'are'} enough` : '';
  const needed = asThings(mainAdditions(row, smaller)) ?? size;
  return needed ? ` if you need ${needed}` : '';
}

/** The price and time of each package, and whom it suits. */
function bySize({ offer, rows }: PackageSelection, head: string): ReplyPart {
  const lines = pricedPackages(rows).map((row, index, all) => {
    const figures = [priceText(offer, row), ...(hasTime(offer, row) ? [timeText(offer, row)] : [])].join(', ');
    return `- **${packageName(offer, row)}** (${figures})${conditionOf(offer, row, all.slice(0, index))}`;
  });
  return plainPart(`${head}\n${lines.join('\n')}${termsLine(rows)}\n${orderLine(offer)}`);
}

/**
 * 'Which one would you take?' without a word on what it is for: what decides between the packages. If that was just
 * said, only a person can help.
 */
export function packageAdvice(choice: PackageSelection, { lastReply }: CatalogueQuery): ReplyPart {
  const { offer, rows } = choice;
  const isOfKinds = areDifferentPurposes(rows);
  const head = isOfKinds
    ? purposeHeading(offer)
    : `The smallest **${titleOf(offer)}** package that has what you need is the right one:`;
  if (!lastReply.includes(head)) return isOfKinds ? comparePackages(choice) : bySize(choice, head);
  return plainPart(
    `I can't choose for you without knowing more. Tell me what you need from the list above, or describe your project at {company.contact}.\n${orderLine(offer)}`,
  );
}
