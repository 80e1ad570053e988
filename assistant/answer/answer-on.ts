import type { Package } from '#catalogue/package.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { itsSentence } from '#catalogue/say/package-text.ts';
import type { CatalogueQuery } from './catalogue-query.ts';
import type { PackageSelection } from './choice.ts';
import { amountVerdict, answerInclusion, subjectOf } from './contents-verdict.ts';
import { detailsNotYetGiven, wasPackageShown } from './previous-reply.ts';
import { billingPeriodText } from './verdict.ts';

/**
 * The answer to a question about a package just chosen, before anything else; undefined if only its figures are asked.
 */
export function answerOn({ offer, line, fitting }: PackageSelection, row: Package, query: CatalogueQuery): string {
  const rhythm = billingPeriodText(offer, [row], query);
  if (rhythm) return rhythm;
  const claimed =
    query.wants.has('premise') && !fitting.includes(row) ? quantityNames.find((name) => line.amounts[name]) : undefined;
  const amount = amountVerdict(offer, [row], claimed ?? query.unitAsked);
  const verdict = amount ? `${claimed ? 'No, ' : ''}${amount}` : answerInclusion(offer, [row], query);
  const subject = subjectOf(offer, row, query);
  // If the package lacks it, the figures given before add nothing.
  const isEnough = subject !== 'It' && wasPackageShown(offer, row, query);
  if (!verdict || isEnough) return verdict.trimEnd();
  // A question about one item isn't answered with the whole list.
  const isOneThing = query.isYesNoQuestion && query.inclusionMatches.get(offer.slug)?.lines.length === 1;
  const telling = detailsNotYetGiven(offer, row, query);
  return `${verdict}${itsSentence(offer, row, { ...telling, briefly: telling.briefly || isOneThing }, subject)}`;
}
