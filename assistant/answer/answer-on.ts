import type { Package } from '#catalogue/package.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { itsSentence } from '#catalogue/say/package-text.ts';
import type { Ask } from './ask.ts';
import type { Choice } from './choice.ts';
import { amountVerdict, contentsVerdict, subjectOf } from './contents-verdict.ts';
import { isTold, tellingOf } from './previous-reply.ts';
import { rhythmSaid } from './verdict.ts';

/** What is asked of a package just chosen, answered before anything else; nothing where only its figures are. */
export function answerOn({ offer, line, fitting }: Choice, row: Package, ask: Ask): string {
  const rhythm = rhythmSaid(offer, row, ask);
  if (rhythm) return rhythm;
  const claimed =
    ask.wants.has('premise') && !fitting.includes(row)
      ? quantityNames.find((name) => line.quantities[name])
      : undefined;
  const amount = amountVerdict(offer, [row], claimed ?? ask.amountAsked);
  const verdict = amount ? `${claimed ? 'No, ' : ''}${amount}` : contentsVerdict(offer, [row], ask);
  const subject = subjectOf(offer, row, ask);
  // Of a package that lacks it, the figures told before say nothing new.
  const isEnough = subject !== 'It' && isTold(offer, row, ask);
  if (!verdict || isEnough) return verdict.trimEnd();
  // Who asks whether one thing is in it is not told the whole list.
  const isOneThing = ask.whether && ask.holders.get(offer.slug)?.lines.length === 1;
  const telling = tellingOf(offer, row, ask);
  return `${verdict}${itsSentence(offer, row, { ...telling, briefly: telling.briefly || isOneThing }, subject)}`;
}
