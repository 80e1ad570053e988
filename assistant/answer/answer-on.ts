import type { Package } from '#catalogue/package.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { itsSentence } from '#catalogue/say/package-text.ts';
import type { Ask } from './ask.ts';
import type { Choice } from './choice.ts';
import { amountVerdict, contentsVerdict, subjectOf } from './contents-verdict.ts';
import { isTold, tellingOf } from './previous-reply.ts';
import { rhythmSaid } from './verdict.ts';

/**
 * The answer to a question about a package just chosen, before anything else; undefined if only its figures are asked.
 */
export function answerOn({ offer, line, fitting }: Choice, row: Package, ask: Ask): string {
  const rhythm = rhythmSaid(offer, [row], ask);
  if (rhythm) return rhythm;
  const claimed =
    ask.wants.has('premise') && !fitting.includes(row)
      ? quantityNames.find((name) => line.quantities[name])
      : undefined;
  const amount = amountVerdict(offer, [row], claimed ?? ask.amountAsked);
  const verdict = amount ? `${claimed ? 'No, ' : ''}${amount}` : contentsVerdict(offer, [row], ask);
  const subject = subjectOf(offer, row, ask);
  // If the package lacks it, the figures given before add nothing.
  const isEnough = subject !== 'It' && isTold(offer, row, ask);
  if (!verdict || isEnough) return verdict.trimEnd();
  // A question about one item isn't answered with the whole list.
  const isOneThing = ask.whether && ask.holders.get(offer.slug)?.lines.length === 1;
  const telling = tellingOf(offer, row, ask);
  return `${verdict}${itsSentence(offer, row, { ...telling, briefly: telling.briefly || isOneThing }, subject)}`;
}
