import type { Reading } from '../read/reading.ts';
import { offerOf, type Shop } from '../shop.ts';
import { wantThreshold } from '../thresholds.ts';
import { changed, isMarked, type Line, limitOf, type Marks, noMarks, openLine } from './line.ts';

/** What a conversation has come to, worked out from the visitor's messages alone. */
export interface Talk {
  /** Everything under discussion, in the order it came up. */
  lines: readonly Line[];
  /** The services spoken of last. */
  focus: readonly string[];
  budget: number | undefined;
  deadlineDays: number | undefined;
  /** A sum was asked for: what changes the order asks for the new one. */
  summed: boolean;
  /** The area not served that was asked about; it stands until the subject really changes. */
  refused: string | undefined;
}

export const newTalk: Talk = {
  lines: [],
  focus: [],
  budget: undefined,
  deadlineDays: undefined,
  summed: false,
  refused: undefined,
};

/** More things at once are a project to be quoted. */
const mostLines = 8;

function isSettled({ tiers, quantities }: Line): boolean {
  return tiers.length > 0 || Object.keys(quantities).length > 0;
}

/** Which of the things under discussion a reply speaks of. */
export type Scope = 'focus' | 'sum' | 'all';

/** The lines a message is about: those it touched, those a sum is made of, or all. */
export function linesSpokenOf(talk: Talk, scope: Scope): readonly Line[] {
  if (scope === 'all') return talk.lines;
  // What was only looked at is no part of the sum, once something is chosen.
  const settled = scope === 'sum' ? talk.lines.filter(isSettled) : [];
  if (settled.length > 1) return settled;
  const focused = talk.lines.filter(({ service }) => talk.focus.includes(service));
  return scope === 'sum' && !focused.some(isSettled) && talk.lines.length > 1 && !settled.length ? talk.lines : focused;
}

function updated(lines: readonly Line[], next: Line): Line[] {
  const at = lines.findIndex(({ service }) => service === next.service);
  return at < 0 ? [...lines, next] : lines.with(at, next);
}

/** Only the amounts a service can have: '12 pages' says nothing of a logo beside the website. */
function marksFor(shop: Shop, line: Line, marks: Marks, alone: boolean): Marks {
  const offer = offerOf(shop, line.service);
  return {
    ...marks,
    counts: marks.counts.filter((count) =>
      count.limits.length ? limitOf(offer, count) !== undefined : alone || count.months,
    ),
  };
}

/** Nothing but a number: 'no, make it 2'. */
function isBare({ counts, tiers, authorities, prices }: Marks): boolean {
  const [count, other] = counts;
  return count?.bare === true && !other && tiers.length + authorities.length + prices.length === 0;
}

/** What is said of no service changes what was spoken of last: of the services before this message where it names others. */
function withLoose(shop: Shop, talk: Talk, { loose, edits }: Reading, before: readonly string[]): Talk {
  if (!isMarked(loose)) return talk;
  const spokenOf = edits.all ? talk.lines.map(({ service }) => service) : before;
  const able = talk.lines.filter((line) => isMarked(marksFor(shop, line, loose, true)));
  const focused = able.filter(({ service }) => spokenOf.includes(service));
  const last = isBare(loose)
    ? (focused.findLast(({ times }) => times > 1) ?? focused.at(-1) ?? able.at(-1))
    : undefined;
  const targets = last ? [last] : focused.length ? focused : able;
  const alone = targets.length === 1;
  const lines = talk.lines.flatMap((line) => {
    if (!targets.includes(line)) return [line];
    const offer = offerOf(shop, line.service);
    const marks = marksFor(shop, line, loose, alone);
    // 'Add a premium one too': another package beside the one chosen before.
    const other = changed(openLine(line.service), offer, marks, alone);
    const isOther = line.tiers.length === 1 && other.tiers.length === 1 && other.tiers[0] !== line.tiers[0];
    return edits.adds && !edits.replaces && isOther ? [line, other] : [changed(line, offer, marks, alone)];
  });
  return {
    ...talk,
    lines: lines.slice(-mostLines),
    focus: [...new Set([...talk.focus, ...targets.map(({ service }) => service)])],
  };
}

/** 'And 2000 words of text for it': an amount that nothing under discussion is sold by orders what is. */
function withMeasured(shop: Shop, talk: Talk, { loose, measured }: Reading): Talk {
  const strange = loose.counts.filter(
    (count) =>
      measured.has(count.at) && talk.lines.every((line) => limitOf(offerOf(shop, line.service), count) === undefined),
  );
  const ordered = strange.map((count) => {
    const service = measured.get(count.at) ?? '';
    return changed(openLine(service), offerOf(shop, service), { ...noMarks, counts: [count] }, false);
  });
  if (!ordered.length) return talk;
  const lines = ordered.reduce<readonly Line[]>(updated, talk.lines);
  return { ...talk, lines: lines.slice(-mostLines), focus: ordered.map(({ service }) => service) };
}

/** 'The same for blogs': an amount said before holds for a new service that can have it. */
function inherited(shop: Shop, talk: Talk, service: string): Line {
  const offer = offerOf(shop, service);
  const before = talk.lines.find((line) => talk.focus.includes(line.service));
  const fits = Object.keys(before?.quantities ?? {}).every((name) =>
    offer.packages.some(({ limits }) => name in limits),
  );
  return before && fits
    ? { ...openLine(service), quantities: before.quantities, times: before.times }
    : openLine(service);
}

/** 'Mine's on MERN, though', 'the one with payments': what tells the packages of what was spoken of apart, and no new order. */
function withPicked(talk: Talk, reading: Reading): Talk | undefined {
  const { purposes, holders, edits, lines } = reading;
  // 'And maintenance for it, the MERN one' tells the packages of what it names apart.
  const isOwn = (service: string) => lines.every((line) => line.service === service || !line.named);
  const open = reading.leans ? talk.focus.filter(isOwn) : [];
  const chosen = open.find((service) => purposes.has(service));
  const held = edits.picks ? open.find((service) => holders.has(service)) : undefined;
  const service = chosen ?? held;
  if (!service) return undefined;
  const tiers = chosen ? (purposes.get(chosen) ?? []) : (holders.get(service)?.tiers ?? []).slice(0, 1);
  return {
    ...talk,
    lines: talk.lines.map((line) =>
      line.service === service ? { ...line, tiers, earlier: line.tiers, quantities: {} } : line,
    ),
    focus: [service],
  };
}

/** The package that a message chooses by what it is made for or what is in it: 'wordpress maintenance', 'ads with tracking'. */
function byContents(line: Line, { purposes, holders, wants }: Reading): Line {
  const isOpen = !line.tiers.length && !Object.keys(line.quantities).length;
  const asks = wants.inclusions >= wantThreshold || wants.comparison >= wantThreshold;
  const held = asks ? undefined : holders.get(line.service)?.tiers.slice(0, 1);
  const made = purposes.get(line.service);
  // 'WordPress care is 150 a month': the claimed price chooses nothing.
  if (made && wants.premise >= wantThreshold) return { ...line, tiers: made };
  const tiers = made ?? held;
  return tiers && isOpen ? { ...line, tiers } : line;
}

/** Where a named service starts from: what was settled of it, what holds for its neighbour, or the open list. */
function startOf(
  shop: Shop,
  talk: Talk,
  before: Line | undefined,
  service: string,
  leans: boolean,
  marks: Marks,
): Line {
  const marked = isMarked(marks);
  // How often and how long says nothing of the package: 'six months of that SEO'.
  const chooses = isMarked({ ...marks, counts: marks.counts.filter(({ months, times }) => !months && !times) });
  // A list of several packages was shown, not chosen: asked for anew, the whole list counts again.
  const settled = before && (leans || (!chooses && before.tiers.length < 2));
  if (settled) return before;
  return leans && !marked && !before ? inherited(shop, talk, service) : openLine(service);
}

/** Services that a message names join what is under discussion, or take the place of what was spoken of last. */
function withNamed(shop: Shop, talk: Talk, reading: Reading): Talk {
  const { edits, leans } = reading;
  const listOf = (service: string) => offerOf(shop, service).packages;
  // A service named by its list alone is the one spoken of: '2000 words' after talk of blog posts.
  const spokenOf = (service: string) =>
    talk.focus.find((known) => listOf(known).length > 0 && listOf(known) === listOf(service)) ?? service;
  const named = reading.lines
    .filter(({ service }) => !edits.drops.includes(service))
    .map((line) => (leans && !line.named && !line.called ? { ...line, service: spokenOf(line.service) } : line));
  const known = new Set(talk.lines.map(({ service }) => service));
  const fresh = named.every(({ service }) => !known.has(service));
  const replaced = edits.replaces && !edits.adds && fresh ? talk.focus : [];
  const kept = talk.lines.filter(({ service }) => !replaced.includes(service));
  const repeated = new Set(named.map(({ service }) => service)).size < named.length;
  const lines = repeated
    ? [
        ...kept.filter(({ service }) => named.every((line) => line.service !== service)),
        ...named.map(({ service, marks }) => changed(openLine(service), offerOf(shop, service), marks, false)),
      ]
    : named.reduce(
        (all, { service, marks }) => {
          const before = kept.find((line) => line.service === service);
          return updated(
            all,
            byContents(
              changed(startOf(shop, talk, before, service, leans, marks), offerOf(shop, service), marks, false),
              reading,
            ),
          );
        },
        [...kept],
      );
  const focus = [...new Set(named.map(({ service }) => service))];
  const together =
    edits.adds && leans ? [...talk.focus.filter((service) => !edits.drops.includes(service)), ...focus] : focus;
  return { ...talk, lines: lines.slice(-mostLines), focus: [...new Set(together)] };
}

function withoutDropped(talk: Talk, { edits }: Reading): Talk {
  if (!edits.drops.length) return talk;
  const lines = talk.lines.filter(({ service }) => !edits.drops.includes(service));
  const focus = talk.focus.filter((service) => !edits.drops.includes(service));
  return { ...talk, lines, focus: focus.length ? focus : lines.map(({ service }) => service) };
}

/** 'What's the difference between the two?': the package spoken of and the one before it, or the last two things. */
function withBoth(talk: Talk, { edits, lines }: Reading): Talk {
  const [only, other] = talk.lines.filter(({ service }) => talk.focus.includes(service));
  if (!edits.both || lines.length || !only || other) return talk;
  if (!only.earlier.length) return { ...talk, focus: talk.lines.slice(-2).map(({ service }) => service) };
  const tiers = [...new Set([...only.earlier, ...only.tiers])];
  return { ...talk, lines: talk.lines.map((line) => (line === only ? { ...only, tiers } : line)) };
}

export function asksSum({ edits, wants }: Reading): boolean {
  return edits.sums || wants.total >= wantThreshold;
}

/** A message that changes what is ordered and asks nothing else of it. */
export function changesOrder({ edits, lines, loose, wants }: Reading): boolean {
  const asksElse = [wants.time, wants.inclusions, wants.comparison, wants.link].some((want) => want >= wantThreshold);
  const changes =
    edits.adds ||
    edits.replaces ||
    edits.drops.length > 0 ||
    isMarked(loose) ||
    lines.some(({ marks }) => isMarked(marks));
  return changes && !asksElse;
}

/** The talk after a message about what we sell. */
export function afterOrder(shop: Shop, talk: Talk, reading: Reading): Talk {
  const figures = {
    ...talk,
    refused: undefined,
    summed: talk.summed || asksSum(reading),
    budget: reading.budget ?? talk.budget,
    deadlineDays: reading.deadlineDays ?? talk.deadlineDays,
  };
  const left = withoutDropped(figures, reading);
  const chosen = withPicked(left, reading);
  if (chosen) return chosen;
  const own = reading.lines.filter(({ service }) => !reading.edits.drops.includes(service));
  // 'How long does building one take?' goes on about what was spoken of, though it sounds like a website.
  const vague = reading.short && talk.lines.length > 0 && own.every(({ named, marks }) => !named && !isMarked(marks));
  const named = own.length && !vague ? withNamed(shop, left, reading) : left;
  const focus = reading.edits.all && !own.length ? named.lines.map(({ service }) => service) : named.focus;
  const others = left.focus.filter((service) => own.every((line) => line.service !== service));
  const spoken = own.length && !vague && others.length ? others : focus;
  return withBoth(withMeasured(shop, withLoose(shop, { ...named, focus }, reading, spoken), reading), reading);
}

/** The talk after a message about something we do not serve. */
export function afterRefusal(area: string): Talk {
  return { ...newTalk, refused: area };
}
