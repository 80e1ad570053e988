import type { Encoder } from '#language/encode/encoder.ts';
import { cueText, plainWords } from '#language/text/plain.ts';
import type { Mention } from './read/mentions.ts';
import type { Work } from './read/read-message.ts';
import type { Reader } from './read/reader.ts';
import type { Reading } from './read/reading.ts';
import { tagsOf } from './read/tags.ts';
import type { PartReader } from './read-part.ts';
import { actsOf, changesLines, isQuestion, touchesOrder } from './talk/acts.ts';
import { asBefore } from './talk/after-acts.ts';
import { isMarked, isOrdered, isSettled, type Line } from './talk/line.ts';
import { maxLinesRead, orderText } from './talk/order-text.ts';
import { asksFigure, carriedOver, joinedParts, type SaidPart } from './talk/parts.ts';
import { afterStartingOver } from './talk/start-over.ts';
import type { Talk } from './talk/talk.ts';
import type { Turn, Understood } from './understood.ts';

/** Services a message added to the dialogue state. */
function withWanted({ lines: before }: Talk, talk: Talk): Talk {
  const isNew = ({ service }: Line) => before.every((line) => line.service !== service);
  return { ...talk, lines: talk.lines.map((line) => (isNew(line) ? { ...line, wanted: true } : line)) };
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim());
}

/** 'I need logins and payments. Which package has all of that?' */
const ofNeeds = /\b(?:all|both|that|these|those|them|this)\b/i;

/**
 * 'My site was hacked. What do you charge to keep that from happening again?' says what it is about before it asks the
 * price.
 */
function withSubject(part: SaidPart, { lines }: Talk, said: string): SaidPart {
  const isOfNeeds = part.acts?.ask === 'which' && ofNeeds.test(part.text);
  if (isOfNeeds) return { ...part, text: `${sentencesIn(said).at(-1) ?? ''} ${part.text}` };
  return !lines.length && asksFigure(part) ? { ...part, text: `${said}${part.text}` } : part;
}

/** 'The sum still contains WordPress', 'confirm that payments are part of Premium': it neither asks for anything else nor takes it. */
function onlyMentions({ lines, unassigned, aside, holders }: Reading): boolean {
  if (lines.length) return false;
  const isOfPackage = holders.size > 0 && !isMarked({ ...unassigned, tiers: [] });
  return isMarked(unassigned) ? isOfPackage : aside.length > 0;
}

/** A shorter message is one part, if there is no order it could affect. */
const minWordsCut = 3;

export function createTurnTaker(reader: Reader, encoder: Encoder | undefined, readPart: PartReader['readPart']) {
  /** The parts of a message and what each does to the order, within the token budget. */
  async function partsOf({ lines, dropped }: Talk, message: string, work: Work): Promise<[SaidPart, ...SaidPart[]]> {
    const whole: SaidPart = { text: message, acts: undefined };
    const gone = dropped.filter(({ service }) => lines.every((line) => line.service !== service));
    const order = [...gone.slice(-1), ...lines.filter(isOrdered)].slice(-maxLinesRead);
    if (!encoder || (!order.length && message.split(/\s+/).length < minWordsCut)) return [whole];
    if (reader.wordings.entryFor(plainWords(message))) return [whole];
    const turn = { lines: order.map((line) => orderText(reader.shop, line, gone.includes(line))), text: message };
    const cost = encoder.turnCost(turn);
    if (cost > work.left) return [whole];
    work.left -= cost;
    const said = (await encoder.readTurn(turn)).map((part): SaidPart => {
      return { text: part.text, acts: actsOf(order, gone, part) };
    });
    const parts = joinedParts(said, !order.length);
    const spoken = order.map(({ service }) => service);
    const words = reader.speller.correct(plainWords(message));
    const tags = tagsOf(
      words,
      said.flatMap(({ acts }) => acts?.words ?? []),
    );
    const isAside = ({ from, to }: Mention) => tags.slice(from, to).some(({ role }) => role === 'aside');
    const named = reader.namer.mentionsIn(words, spoken).filter((mention) => !isAside(mention));
    const [first = whole, ...others] = parts.map((part) => ({
      ...part,
      named: named.map(({ service }) => service),
      isOneOfSeveral: parts.length > 1,
    }));
    return [first, ...others];
  }

  /** One message, part by part, and the dialogue state after each. */
  async function takeTurn(before: Talk, message: string, last: string | undefined, work: Work): Promise<Turn> {
    const talk = afterStartingOver(before, cueText(plainWords(message)));
    const [first, ...others] = await partsOf(talk, message, work);
    const understood: Turn = [await takePart(talk, first, last, work)];
    let [latest, said] = [understood[0], first.text];
    for (const other of others) {
      const part = carriedOver(withSubject(other, latest.next, said), talk, latest.next);
      // What the message itself introduced couldn't be referred to before: '… and on-page SEO, cost and time?'
      const isNew = latest.next.lines.some(({ service }) => talk.lines.every((line) => line.service !== service));
      latest = await takePart(latest.next, { ...part, behindNew: isNew }, said, work);
      said = other.text;
      understood.push(latest);
    }
    return understood;
  }

  async function takePart(talk: Talk, part: SaidPart, last: string | undefined, work: Work): Promise<Understood> {
    const read = await readPart(talk, part, last, work);
    const understood = part.acts?.adds ? { ...read, talk: withWanted(talk, read.talk) } : read;
    // For a service it wasn't trained on, the encoder can't tell whether it is ordered.
    const isTaught = !understood.reading.unseen;
    if (!part.acts || !isTaught || changesLines(part.acts)) return { ...understood, next: understood.talk };
    const next = asBefore(reader.shop, talk, understood.talk);
    // 'Which one has payments?' of a single item: what has them is discussed from then on.
    const isPicked = part.acts.ask === 'which' && understood.reading.edits.picks && !talk.lines.filter(isOrdered)[1];
    if (isQuestion(part.acts)) return { ...understood, next: isPicked ? understood.talk : next };
    const isQuiet = talk.lines.some(isSettled) && !touchesOrder(part.acts) && onlyMentions(understood.reading);
    return isQuiet ? { ...understood, talk: next, next } : { ...understood, next: understood.talk };
  }

  return takeTurn;
}

export type TakeTurn = ReturnType<typeof createTurnTaker>;
