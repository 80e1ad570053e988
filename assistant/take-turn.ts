import type { Encoder } from '#language/encode/encoder.ts';
import { paddedText, plainWords } from '#language/text/plain.ts';
import { sentencesIn } from '#language/text/sentences.ts';
import { changesLines, isQuestion, toDialogueActs, touchesOrder } from './dialogue/acts.ts';
import { undoQuestion } from './dialogue/apply-acts.ts';
import { hasSlots, isOrdered, isSpecified, type OrderLine } from './dialogue/order-line.ts';
import { maxLinesRead, orderText } from './dialogue/order-text.ts';
import { asksFigure, joinSegments, onLatestLines, type Segment } from './dialogue/segments.ts';
import { afterStartingOver } from './dialogue/start-over.ts';
import type { DialogueState } from './dialogue/state.ts';
import type { Mention } from './read/mentions.ts';
import type { TokenBudget } from './read/read-message.ts';
import type { ReaderContext } from './read/reader-context.ts';
import type { Reading } from './read/reading.ts';
import { tagsOf } from './read/tags.ts';
import type { SegmentReader } from './read-segment.ts';
import type { Turn, Understood } from './understood.ts';

/** Services a message added to the dialogue state. */
function markWanted({ lines: before }: DialogueState, state: DialogueState): DialogueState {
  const isNew = ({ service }: OrderLine) => before.every((line) => line.service !== service);
  return { ...state, lines: state.lines.map((line) => (isNew(line) ? { ...line, wanted: true } : line)) };
}

/** 'I need logins and payments. Which package has all of that?' */
const ofNeeds = /\b(?:all|both|that|these|those|them|this)\b/i;

/**
 * 'My site was hacked. What do you charge to keep that from happening again?' says what it is about before it asks the
 * price.
 */
function addSubjectOfEarlierSentence(segment: Segment, { lines }: DialogueState, previousText: string): Segment {
  const isOfNeeds = segment.acts?.request === 'which' && ofNeeds.test(segment.text);
  if (isOfNeeds) return { ...segment, text: `${sentencesIn(previousText).at(-1) ?? ''} ${segment.text}` };
  return !lines.length && asksFigure(segment) ? { ...segment, text: `${previousText}${segment.text}` } : segment;
}

/** 'The sum still contains WordPress', 'confirm that payments are part of Premium': it neither asks for anything else nor takes it. */
function onlyMentions({ services, unassigned, mentionedOnly, inclusionMatches }: Reading): boolean {
  if (services.length) return false;
  const isOfPackage = inclusionMatches.size > 0 && !hasSlots({ ...unassigned, tiers: [] });
  return hasSlots(unassigned) ? isOfPackage : mentionedOnly.length > 0;
}

/** A shorter message is one segment, if there is no order it could change. */
const minWordsCut = 3;

export function createTurnTaker(
  reader: ReaderContext,
  encoder: Encoder | undefined,
  readSegment: SegmentReader['readSegment'],
) {
  /** The segments of a message with their dialogue acts, within the token budget. */
  async function segmentsOf(
    { lines, dropped }: DialogueState,
    message: string,
    tokens: TokenBudget,
  ): Promise<[Segment, ...Segment[]]> {
    const whole: Segment = { text: message, acts: undefined };
    const gone = dropped.filter(({ service }) => lines.every((line) => line.service !== service));
    const order = [...gone.slice(-1), ...lines.filter(isOrdered)].slice(-maxLinesRead);
    if (!encoder || (!order.length && message.split(/\s+/).length < minWordsCut)) return [whole];
    if (reader.wordings.entryFor(plainWords(message))) return [whole];
    const turn = { lines: order.map((line) => orderText(reader.shop, line, gone.includes(line))), text: message };
    const cost = encoder.turnCost(turn);
    if (cost > tokens.left) return [whole];
    tokens.left -= cost;
    const unjoined = (await encoder.readTurn(turn)).map((segment): Segment => {
      return { text: segment.text, acts: toDialogueActs(order, gone, segment) };
    });
    const segments = joinSegments(unjoined, !order.length);
    const discussed = order.map(({ service }) => service);
    const words = reader.speller.correct(plainWords(message));
    const tags = tagsOf(
      words,
      unjoined.flatMap(({ acts }) => acts?.words ?? []),
    );
    const isAside = ({ from, to }: Mention) => tags.slice(from, to).some(({ role }) => role === 'aside');
    const named = reader.nameMatcher.mentionsIn(words, discussed).filter((mention) => !isAside(mention));
    const [first = whole, ...others] = segments.map((segment) => ({
      ...segment,
      named: named.map(({ service }) => service),
      isOneOfSeveral: segments.length > 1,
    }));
    return [first, ...others];
  }

  /** One message, segment by segment, and the dialogue state after each. */
  async function takeTurn(
    before: DialogueState,
    message: string,
    last: string | undefined,
    tokens: TokenBudget,
  ): Promise<Turn> {
    const state = afterStartingOver(before, paddedText(plainWords(message)));
    const [first, ...others] = await segmentsOf(state, message, tokens);
    const understood: Turn = [await takeSegment(state, first, last, tokens)];
    let [latest, previousText] = [understood[0], first.text];
    for (const other of others) {
      const segment = onLatestLines(addSubjectOfEarlierSentence(other, latest.next, previousText), state, latest.next);
      // What the message itself introduced couldn't be referred to before: '… and on-page SEO, cost and time?'
      const isNew = latest.next.lines.some(({ service }) => state.lines.every((line) => line.service !== service));
      latest = await takeSegment(latest.next, { ...segment, followsNewItem: isNew }, previousText, tokens);
      previousText = other.text;
      understood.push(latest);
    }
    return understood;
  }

  async function takeSegment(
    state: DialogueState,
    segment: Segment,
    last: string | undefined,
    tokens: TokenBudget,
  ): Promise<Understood> {
    const read = await readSegment(state, segment, last, tokens);
    const understood = segment.acts?.adds ? { ...read, state: markWanted(state, read.state) } : read;
    // For a service it wasn't trained on, the encoder can't tell whether it is ordered.
    const isTaught = !understood.reading.unseen;
    if (!segment.acts || !isTaught || changesLines(segment.acts)) return { ...understood, next: understood.state };
    const next = undoQuestion(reader.shop, state, understood.state);
    // 'Which one has payments?' of a single item: what has them is discussed from then on.
    const { request } = segment.acts;
    const isPicked =
      request === 'which' && understood.reading.editCues.choosesByContents && !state.lines.filter(isOrdered)[1];
    if (isQuestion(segment.acts)) return { ...understood, next: isPicked ? understood.state : next };
    const isQuiet = state.lines.some(isSpecified) && !touchesOrder(segment.acts) && onlyMentions(understood.reading);
    return isQuiet ? { ...understood, state: next, next } : { ...understood, next: understood.state };
  }

  return takeTurn;
}

export type TakeTurn = ReturnType<typeof createTurnTaker>;
