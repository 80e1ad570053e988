import {
  asksForUnlistedFeature,
  asksOfPackages,
  comparesByEntry,
  isAboutOtherService,
  isAnsweredByPriceList,
  isOnlyAboutServices,
  mayBeServiceIndependent,
} from './asks-of-order.ts';
import { createEntryChooser, decideOnEntry, type LikelyEntry, questionOfPage, withEntry } from './choose-entry.ts';
import type { Decision } from './decide.ts';
import type { Segment } from './dialogue/segments.ts';
import type { DialogueState } from './dialogue/state.ts';
import type { MessageReader, TokenBudget } from './read/read-message.ts';
import type { ReaderContext } from './read/reader-context.ts';
import type { Reading } from './read/reading.ts';
import { entryForPricesThreshold, hedgeThreshold } from './thresholds.ts';

/** The decision on a segment, given the entry that most probably answers it, and entries to add to the reply. */
export function createEntryDecider(reader: ReaderContext, messages: MessageReader) {
  const chooser = createEntryChooser(reader, messages);
  return async function decideWithEntries(
    state: DialogueState,
    segment: Segment,
    reading: Reading,
    first: Decision,
    tokens: TokenBudget,
  ): Promise<{ decision: Decision; reading: Reading }> {
    const { acts, isOneOfSeveral } = segment;
    const isFresh = !state.lines.length && !state.focus.length && !isOneOfSeveral;
    // 'How much deposit would that be?' asks for a sum of the order.
    if (reading.asksPaymentShare && first.about === 'catalogue') return { decision: first, reading };
    if (reading.unseen) {
      const best =
        first.about === 'catalogue'
          ? ((await chooser.apartFromNames(segment, reading, tokens)) ?? questionOfPage(reading, segment))
          : undefined;
      return { decision: best ? decideOnEntry(best) : first, reading };
    }
    if (!acts) return { decision: first, reading };
    // 'SEO or Google Ads for a dental clinic?' as a first message.
    const [nearest] = reading.entries;
    const isChoice = isFresh && acts.request === 'which' && first.about === 'catalogue';
    if (nearest && isChoice && comparesByEntry(reading, state, acts.request))
      return { decision: decideOnEntry({ entry: nearest.entry, probability: hedgeThreshold }), reading };
    const isAdvice = acts.request === 'which' && acts.isRequestCertain && reading.services.length === 1;
    if (isFresh && isAdvice && first.about === 'entry' && reading.services.every(({ named }) => named))
      return { decision: { about: 'catalogue' }, reading };
    // A single question in a new conversation has no context.
    if (isFresh && !mayBeServiceIndependent(first, acts)) return { decision: first, reading };
    const isOfPackages = asksOfPackages(reader.shop, state, reading, acts);
    // 'And how soon will I see more customers?' after citations is answered by what applies to all SEO.
    const isOfOthers = ({ entry, probability }: LikelyEntry) =>
      probability < entryForPricesThreshold && isAboutOtherService(reader.shop, entry, state, reading);
    const mayAnswer = (likely: LikelyEntry) =>
      !isOfOthers(likely) && (!isOfPackages || isOnlyAboutServices(reader.shop, likely.entry, state.focus));
    const isRuledOut = first.about === 'entry' && !mayAnswer({ entry: first.entry, probability: 0 });
    const decision: Decision = isRuledOut ? { about: isOfPackages ? 'catalogue' : 'nothing' } : first;
    const best = await chooser.likeliest(state, segment, reading, tokens, mayAnswer);
    const about = {
      comparesServices: comparesByEntry(reading, state, acts.request),
      isAnsweredByPriceList: isAnsweredByPriceList(reader.shop, state, reading),
    };
    const chosen = best ? withEntry(decision, best, segment, about) : { decision, additional: [] };
    const isUnlisted = !chosen.additional.length && asksForUnlistedFeature(state, reading, chosen.decision, acts);
    const things = [...reading.things, ...chosen.additional.filter((entry) => !reading.things.includes(entry))];
    return { decision: isUnlisted ? { about: 'unlisted' } : chosen.decision, reading: { ...reading, things } };
  };
}
