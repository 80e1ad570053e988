import { finish } from './answer/draft.ts';
import { missedPart, unansweredDraft } from './answer/missed.ts';
import { entryReply, removedDraft } from './answer/replies.ts';
import type { KnownEntry, Reply } from './contract.ts';
import { isOnRefunds, linesAsked, replyTo, type Sources } from './reply-to.ts';
import { changesLines } from './talk/acts.ts';
import { isOrdered } from './talk/line.ts';
import type { Talk } from './talk/talk.ts';
import { doubtThreshold, ownWordingScore } from './thresholds.ts';
import type { Understood } from './understood.ts';

/** Tags of entries about all services, which add nothing once a service is named. */
const overviews = ['all-prices', 'overview'];

function isOverview({ tags }: KnownEntry): boolean {
  return overviews.some((tag) => tags?.includes(tag));
}

function isSmallTalk({ decision }: Understood): boolean {
  return decision.about === 'entry' && decision.entry.category === 'smalltalk';
}

/** It changes the order and asks nothing. */
function onlyChanges({ acts, decision }: Understood): boolean {
  return decision.about === 'catalogue' && acts !== undefined && changesLines(acts) && acts.ask === 'none';
}

/** Whether a later part makes the reply to an earlier one unnecessary. */
function isCovered(part: Understood, later: readonly Understood[]): boolean {
  if (!onlyChanges(part)) return false;
  const services = linesAsked(part).map(({ service }) => service);
  const isSaid = (service: string) =>
    later.some(
      ({ talk, ...other }) =>
        other.decision.about === 'catalogue' &&
        (linesAsked({ talk, ...other }).some((line) => line.service === service) ||
          talk.lines.every((line) => line.service !== service)),
    );
  return services.every(isSaid) && later.some(({ decision }) => decision.about === 'catalogue');
}

/** 'Oh nice, 550 is doable' changes nothing, though it may look like it. */
function leavesOrder({ talk, before }: Understood): boolean {
  const ordered = ({ lines }: Talk) =>
    JSON.stringify(
      lines
        .filter(isOrdered)
        .map(({ service, tiers, quantities, times, months }) => [service, tiers, quantities, times, months]),
    );
  return ordered(talk) === ordered(before);
}

/** It is punctuated as a question. */
function endsAsQuestion({ text }: Understood): boolean {
  return /\?\s*$/.test(text);
}

/** A statement next to a question: 'great, 500 works', 'I run a bakery'. */
function isBackground(part: Understood): boolean {
  const { acts, decision, before } = part;
  // 'And do you also design business cards?' asks, even if it isn't clear what.
  if (endsAsQuestion(part) && ['not-offered', 'place', 'refused'].includes(decision.about)) return false;
  const isChange = (acts && changesLines(acts)) || before.lines.some(isOrdered);
  if (isChange && !leavesOrder(part)) return false;
  const asksNothing = ['none', 'smalltalk', 'complaint'].includes(acts?.ask ?? 'none');
  const isAboutServices = decision.about === 'catalogue' && (acts?.sure || !endsAsQuestion(part));
  return asksNothing && (isAboutServices || ['nothing', 'not-offered', 'place', 'steering'].includes(decision.about));
}

/** A later part asks about the same lines: 'three posts and the logo. What's the total?' */
function isAskedAgain(part: Understood, later: readonly Understood[]): boolean {
  const ofThese = (['none', 'price', 'total'] as const).some((ask) => ask === (part.acts?.ask ?? 'none'));
  const isSame = ({ decision, acts }: Understood) =>
    decision.about === 'catalogue' && (acts?.ask === 'total' || acts?.ask === part.acts?.ask);
  return part.decision.about === 'catalogue' && ofThese && later.some(isSame);
}

/** It asks for something: of a visitor who uses question marks, only what ends with one. */
function wantsAnswer(part: Understood, message: readonly Understood[]): boolean {
  const { acts } = part;
  if (message.some(endsAsQuestion) && !endsAsQuestion(part)) return false;
  return acts !== undefined && !['none', 'smalltalk', 'complaint', 'order'].includes(acts.ask);
}

/** Next to other answers, 'Not what you meant?' would refer to all of them. */
function withoutDoubt(part: Understood): Understood {
  const { decision } = part;
  if (decision.about !== 'entry') return part;
  return { ...part, decision: { ...decision, certainty: Math.max(decision.certainty, doubtThreshold) } };
}

function isSameEntry(left: KnownEntry, right: KnownEntry): boolean {
  // One reply about refunds contains the whole policy.
  return (
    left.id === right.id ||
    (left.equals?.includes(Number(right.id)) ?? false) ||
    (isOnRefunds(left) && isOnRefunds(right))
  );
}

/** An entry already used for an earlier part, or an overview although a service is named. */
function isRepeated({ decision }: Understood, earlier: readonly Understood[]): boolean {
  if (decision.about !== 'entry') return false;
  const { entry } = decision;
  const isNamed = earlier.some((part) => part.decision.about === 'catalogue');
  if (isNamed && isOverview(entry)) return true;
  return earlier.some((part) => part.decision.about === 'entry' && isSameEntry(part.decision.entry, entry));
}

/** Entries about things a part wants, unless they were said for an earlier part or are the reply to one anyway. */
function thingsToSay(
  { reading, decision }: Understood,
  parts: readonly Understood[],
  earlier: readonly KnownEntry[],
): KnownEntry[] {
  if (decision.about !== 'catalogue') return [];
  const said = [...earlier, ...parts.flatMap((part) => (part.decision.about === 'entry' ? [part.decision.entry] : []))];
  return reading.things.filter((entry) => !isOverview(entry) && !said.some((other) => isSameEntry(other, entry)));
}

/** Several changes are answered once, with their result. */
function summedUp(parts: readonly Understood[]): readonly Understood[] {
  const changes = parts.filter(onlyChanges);
  if (changes.length < 2 || parts.some(asksTotal)) return parts;
  const last = changes.at(-1);
  return parts.map((part) => (part === last ? { ...part, before: { ...part.before, totalAsked: true } } : part));
}

function asksTotal({ decision, acts }: Understood): boolean {
  return decision.about === 'catalogue' && acts?.ask === 'total';
}

/** A total is that of the order at the end of the message: '… how much is that? Oh, and a logo.' */
function withTotalAtEnd(parts: readonly Understood[]): readonly Understood[] {
  const total = parts.findLast(asksTotal);
  const changed = parts.slice(total ? parts.indexOf(total) + 1 : parts.length).filter(onlyChanges);
  const end = changed.at(-1)?.talk;
  if (!total || !end) return parts;
  return parts
    .filter((part) => !changed.includes(part))
    .map((part) => (part === total ? { ...part, talk: { ...end, focus: [...total.talk.focus, ...end.focus] } } : part));
}

/** Nothing new: an earlier reply contains every line. */
function addsNothing({ source, answer }: Reply, earlier: readonly Reply[]): boolean {
  const isSaid = (line: string) => earlier.some((reply) => reply.answer.includes(line));
  // 'It includes:' is said of the same list in other words.
  const isLeadIn = (line: string) => line.endsWith(':') && !/\d/.test(line);
  return source === 'catalogue' && answer.split('\n').every((line) => isLeadIn(line) || isSaid(line));
}

function figuresIn({ answer }: Reply): Set<string> {
  return new Set(answer.match(/\d+(?:[,.]\d+)*/g));
}

/** Of two replies about the same packages, the later is enough if it contains every figure of the earlier. */
function isSaidAgain(reply: Reply, later: readonly Reply[]): boolean {
  const figures = [...figuresIn(reply)];
  return (
    reply.source === 'catalogue' &&
    later.some((other) => other.id === reply.id && figures.every((figure) => figuresIn(other).has(figure)))
  );
}

/** A reply to every part of a message that needs one, in order. `told` is the previous reply. */
export function repliesTo(sources: Sources, understood: readonly Understood[], told: string): Reply[] {
  const { shop } = sources;
  const parts = withTotalAtEnd(summedUp(understood));
  const isAlone = parts.length === 1;
  const wanted = parts.filter(
    (part, at) =>
      isAlone ||
      !(
        isSmallTalk(part) ||
        part.decision.about === 'missed' ||
        isBackground(part) ||
        isCovered(part, parts.slice(at + 1)) ||
        isAskedAgain(part, parts.slice(at + 1)) ||
        isRepeated(part, parts.slice(0, at))
      ),
  );
  // Thanks and complaints are answered if there is nothing else.
  const answered = wanted.length ? wanted : parts.slice(-1);
  const replies: Reply[] = [];
  const things: KnownEntry[] = [];
  const open: Understood[] = [];
  for (const part of answered) {
    const said = [told, ...replies.map(({ answer }) => answer)].join('\n\n');
    const { removed } = part.reading;
    if (removed && part.decision.about === 'catalogue')
      replies.push(finish(removedDraft(removed, shop), shop.catalogue));
    const start = understood[0]?.before ?? part.before;
    const own = replyTo(sources, isAlone ? part : withoutDoubt(part), {
      told: said,
      start,
      briefly: answered.length > 1 && onlyChanges(part),
    });
    for (const entry of thingsToSay(part, understood, things)) {
      replies.push(entryReply(entry, ownWordingScore, []));
      things.push(entry);
    }
    if (own && !addsNothing(own, replies) && replies.every(({ answer }) => answer !== own.answer)) replies.push(own);
    if (!own && !isAlone && wantsAnswer(part, understood)) open.push(part);
  }
  const kept = replies.filter((reply, at) => !isSaidAgain(reply, replies.slice(at + 1)));
  if (kept.length && open.length) kept.push(finish(unansweredDraft(open.map(({ text }) => text)), shop.catalogue));
  const isComplaint =
    parts.some(({ decision }) => decision.about === 'missed') &&
    answered.every(({ decision }) => decision.about !== 'missed');
  return isComplaint ? missedPart(kept) : kept;
}
