import type { DialogueActs } from './dialogue/acts.ts';
import { isOrdered } from './dialogue/order-line.ts';
import type { DialogueState } from './dialogue/state.ts';
import { adjustByMessage } from './read/adjust-by-message.ts';
import type { MentionedService } from './read/assign-slots.ts';
import type { ReaderContext } from './read/reader-context.ts';
import type { Reading } from './read/reading.ts';

/** 'It's a simple question' describes no service, however similar; nor does a remark on an order. */
function mayDescribe({ adds, request, isRequestCertain }: DialogueActs, { lines }: DialogueState): boolean {
  const isRemark = request === 'none' || request === 'smalltalk';
  return adds || !(request === 'complaint' || (isRemark && (isRequestCertain || lines.some(isOrdered))));
}

/** 'Does Premium SEO include articles?' is about SEO: what it may include is named after it. */
function serviceContaining(lines: readonly MentionedService[]): MentionedService[] {
  const [holder = lines[0]] = lines.filter(({ slots }) => slots.tiers.length > 0);
  return holder ? [holder] : [];
}

/** 'How long does it take?' as a first message is about no particular service, however similar one is. */
export function namesNothing(
  { lines: spokenOf, focus }: DialogueState,
  { services, isFollowUp, unassigned }: Reading,
): boolean {
  const isMentioned =
    unassigned.counts.length > 0 ||
    services.some(
      ({ named, isUnambiguous, slots }) => named || isUnambiguous || slots.counts.length + slots.prices.length > 0,
    );
  return isFollowUp && !spokenOf.length && !focus.length && !isMentioned;
}

/** A reading in view of its acts: services that are only similar, or not asked for, are left out. */
export function weighReading(
  { calibration }: ReaderContext,
  state: DialogueState,
  whole: Reading,
  acts: DialogueActs | undefined,
): Reading {
  const reading = namesNothing(state, whole) ? { ...whole, services: [] } : whole;
  if (!acts || reading.unseen) return reading;
  const isWanted = ({ service, named, isUnambiguous }: MentionedService) =>
    named || isUnambiguous || mayDescribe(acts, state) || state.lines.some((line) => line.service === service);
  // 'Basic website development? I never asked for that.'
  const isProtest = acts.request === 'complaint' && !acts.adds;
  const isDiscussed = ({ service }: MentionedService) => state.lines.some((line) => line.service === service);
  const lines = reading.services.filter((line) => isWanted(line) && (!isProtest || isDiscussed(line)));
  const isOfOne = acts.request === 'holds' && !state.lines.length;
  return adjustByMessage(
    calibration,
    { ...reading, services: isOfOne ? serviceContaining(lines) : lines },
    acts.requestProbabilities,
  );
}
