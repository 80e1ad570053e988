import { finish } from './answer/draft.ts';
import { repairPart, unansweredDraft } from './answer/missed.ts';
import { withoutRepeatedLines } from './answer/repeated-lines.ts';
import { entryReply, removedDraft } from './answer/replies.ts';
import type { KnownEntry, Reply } from './contract.ts';
import { changesLines } from './dialogue/acts.ts';
import { isOrdered } from './dialogue/order-line.ts';
import type { DialogueState } from './dialogue/state.ts';
import { isOnRefunds, linesForReply, replyToSegment, type Sources } from './reply-to-segment.ts';
import { hedgeThreshold, ownWordingScore } from './thresholds.ts';
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
  return decision.about === 'catalogue' && acts !== undefined && changesLines(acts) && acts.request === 'none';
}

/** A later segment makes the reply to this one unnecessary. */
function isSuperseded(segment: Understood, later: readonly Understood[]): boolean {
  if (!onlyChanges(segment)) return false;
  const services = linesForReply(segment).map(({ service }) => service);
  const isMentioned = (service: string) =>
    later.some(
      ({ state, ...other }) =>
        other.decision.about === 'catalogue' &&
        (linesForReply({ state, ...other }).some((line) => line.service === service) ||
          state.lines.every((line) => line.service !== service)),
    );
  return services.every(isMentioned) && later.some(({ decision }) => decision.about === 'catalogue');
}

/** 'Oh nice, 550 is doable' changes nothing, though it may look like it. */
function leavesOrderUnchanged({ state, before }: Understood): boolean {
  const ordered = ({ lines }: DialogueState) =>
    JSON.stringify(
      lines
        .filter(isOrdered)
        .map(({ service, tiers, amounts, quantity, months }) => [service, tiers, amounts, quantity, months]),
    );
  return ordered(state) === ordered(before);
}

/** It is punctuated as a question. */
function endsAsQuestion({ text }: Understood): boolean {
  return /\?\s*$/.test(text);
}

/** A statement next to a question: 'great, 500 works', 'I run a bakery'. */
function isBackground(segment: Understood): boolean {
  const { acts, decision, before } = segment;
  // 'And do you also design business cards?' asks, even if it isn't clear what.
  if (endsAsQuestion(segment) && ['not-offered', 'place', 'refused'].includes(decision.about)) return false;
  const isChange = (acts && changesLines(acts)) || before.lines.some(isOrdered);
  if (isChange && !leavesOrderUnchanged(segment)) return false;
  const asksNothing = ['none', 'smalltalk', 'complaint'].includes(acts?.request ?? 'none');
  const isAboutServices = decision.about === 'catalogue' && (acts?.isRequestCertain || !endsAsQuestion(segment));
  return asksNothing && (isAboutServices || ['nothing', 'not-offered', 'place', 'steering'].includes(decision.about));
}

/** A later segment asks about the same lines: 'three posts and the logo. What's the total?' */
function isAskedAgain(segment: Understood, later: readonly Understood[]): boolean {
  const ofThese = (['none', 'price', 'total'] as const).some(
    (request) => request === (segment.acts?.request ?? 'none'),
  );
  const isSame = ({ decision, acts }: Understood) =>
    decision.about === 'catalogue' && (acts?.request === 'total' || acts?.request === segment.acts?.request);
  return segment.decision.about === 'catalogue' && ofThese && later.some(isSame);
}

/** It asks for something: of a visitor who uses question marks, what ends with one. */
function wantsAnswer(segment: Understood, message: readonly Understood[]): boolean {
  const request = segment.acts?.request ?? 'none';
  if (message.some(endsAsQuestion))
    return endsAsQuestion(segment) && segment.acts !== undefined && !['smalltalk', 'complaint'].includes(request);
  return !['none', 'smalltalk', 'complaint', 'order'].includes(request);
}

/** Next to other answers, 'Not what you meant?' would refer to all of them. */
function withoutDoubt(segment: Understood): Understood {
  const { decision } = segment;
  if (decision.about !== 'entry') return segment;
  return { ...segment, decision: { ...decision, certainty: Math.max(decision.certainty, hedgeThreshold) } };
}

function isSameEntry(left: KnownEntry, right: KnownEntry): boolean {
  // One reply about refunds contains the whole policy.
  return (
    left.id === right.id ||
    (left.equals?.includes(Number(right.id)) ?? false) ||
    (isOnRefunds(left) && isOnRefunds(right))
  );
}

/** An entry already used for an earlier segment, or an overview although a service is named. */
function isRepeated({ decision }: Understood, earlier: readonly Understood[]): boolean {
  if (decision.about !== 'entry') return false;
  const { entry } = decision;
  const isNamed = earlier.some((segment) => segment.decision.about === 'catalogue');
  if (isNamed && isOverview(entry)) return true;
  return earlier.some((segment) => segment.decision.about === 'entry' && isSameEntry(segment.decision.entry, entry));
}

/** Entries about things a segment wants, unless another segment's reply already uses them. */
function thingsToSay(
  { reading, decision }: Understood,
  segments: readonly Understood[],
  earlier: readonly KnownEntry[],
): KnownEntry[] {
  if (decision.about !== 'catalogue') return [];
  const used = [
    ...earlier,
    ...segments.flatMap((segment) => (segment.decision.about === 'entry' ? [segment.decision.entry] : [])),
  ];
  return reading.things.filter((entry) => !isOverview(entry) && !used.some((other) => isSameEntry(other, entry)));
}

/** Several changes are answered once, with their result. */
function mergeOrderReplies(segments: readonly Understood[]): readonly Understood[] {
  const changes = segments.filter(onlyChanges);
  if (changes.length < 2 || segments.some(asksTotal)) return segments;
  const last = changes.at(-1);
  return segments.map((segment) =>
    segment === last ? { ...segment, before: { ...segment.before, totalAsked: true } } : segment,
  );
}

function asksTotal({ decision, acts }: Understood): boolean {
  return decision.about === 'catalogue' && acts?.request === 'total';
}

/** A total is that of the order at the end of the message: '… how much is that? Oh, and a logo.' */
function withTotalAtEnd(segments: readonly Understood[]): readonly Understood[] {
  const total = segments.findLast(asksTotal);
  const changed = segments.slice(total ? segments.indexOf(total) + 1 : segments.length).filter(onlyChanges);
  const end = changed.at(-1)?.state;
  if (!total || !end) return segments;
  return segments
    .filter((segment) => !changed.includes(segment))
    .map((segment) =>
      segment === total ? { ...segment, state: { ...end, focus: [...total.state.focus, ...end.focus] } } : segment,
    );
}

/** Nothing new: an earlier reply contains every line. */
function isCoveredByEarlierReplies({ source, answer }: Reply, earlier: readonly Reply[]): boolean {
  const isMentioned = (line: string) => earlier.some((reply) => reply.answer.includes(line));
  // 'It includes:' introduces the same list in other words.
  const isLeadIn = (line: string) => line.endsWith(':') && !/\d/.test(line);
  return source === 'catalogue' && answer.split('\n').every((line) => isLeadIn(line) || isMentioned(line));
}

function figuresIn({ answer }: Reply): Set<string> {
  return new Set(answer.match(/\d+(?:[,.]\d+)*/g));
}

/** Of two replies about the same packages, the later is enough if it contains every figure of the earlier. */
function isCoveredByLaterReply(reply: Reply, later: readonly Reply[]): boolean {
  const figures = [...figuresIn(reply)];
  return (
    reply.source === 'catalogue' &&
    later.some((other) => other.id === reply.id && figures.every((figure) => figuresIn(other).has(figure)))
  );
}

function isTotal({ facts }: Reply): boolean {
  return facts.some(
    ({ row, field }) => row === 'quote' && (field === 'total' || field === 'sum of the smallest packages'),
  );
}

/** The total of an order that a later part of the message adds to. */
function isOutdatedTotal(reply: Reply, later: readonly Reply[]): boolean {
  return isTotal(reply) && later.some((other) => isTotal(other) && `${other.id}-`.startsWith(`${reply.id}-`));
}

/** A reply to every segment that needs one, in order. */
export function replyToMessage(sources: Sources, understood: readonly Understood[], lastReply: string): Reply[] {
  const { shop } = sources;
  const segments = withTotalAtEnd(mergeOrderReplies(understood));
  const isAlone = segments.length === 1;
  const wanted = segments.filter(
    (segment, at) =>
      isAlone ||
      !(
        isSmallTalk(segment) ||
        segment.decision.about === 'missed' ||
        isBackground(segment) ||
        isSuperseded(segment, segments.slice(at + 1)) ||
        isAskedAgain(segment, segments.slice(at + 1)) ||
        isRepeated(segment, segments.slice(0, at))
      ),
  );
  // Thanks and complaints are answered if there is nothing else.
  const answered = wanted.length ? wanted : segments.slice(-1);
  const replies: Reply[] = [];
  const things: KnownEntry[] = [];
  const open: Understood[] = [];
  for (const segment of answered) {
    const shown = [lastReply, ...replies.map(({ answer }) => answer)].join('\n\n');
    const { removed } = segment.reading;
    if (removed && segment.decision.about === 'catalogue')
      replies.push(finish(removedDraft(removed, shop), shop.catalogue));
    const start = understood[0]?.before ?? segment.before;
    const own = replyToSegment(sources, isAlone ? segment : withoutDoubt(segment), {
      lastReply: shown,
      start,
      briefly: answered.length > 1 && onlyChanges(segment),
    });
    for (const entry of thingsToSay(segment, understood, things)) {
      replies.push(entryReply(entry, ownWordingScore, []));
      things.push(entry);
    }
    if (own && !isCoveredByEarlierReplies(own, replies) && replies.every(({ answer }) => answer !== own.answer))
      replies.push(withoutRepeatedLines(own, replies));
    if (!own && !isAlone && wantsAnswer(segment, understood)) open.push(segment);
  }
  const kept = replies.filter((reply, at) => {
    const later = replies.slice(at + 1);
    return !isCoveredByLaterReply(reply, later) && !isOutdatedTotal(reply, later);
  });
  if (kept.length && open.length) kept.push(finish(unansweredDraft(open), shop.catalogue));
  const isComplaint =
    segments.some(({ decision }) => decision.about === 'missed') &&
    answered.every(({ decision }) => decision.about !== 'missed');
  return isComplaint ? repairPart(kept) : kept;
}
