import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Asked } from '#language/encode/labels.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import { type Acts, byAct, changesOrdered, changing, least, likely, mayChange } from './acts.ts';
import { byPosition } from './by-position.ts';
import { isMarked, isOrdered, isSaidInFull, isSettled, type Line } from './line.ts';
import { isNamedBySize, withKept, withLineMeasured, withListRemoved } from './named-changes.ts';
import type { Talk } from './talk.ts';

/**
 * If a number refers to none of several lines, the one it may change has this probability, and is this many times as
 * probable as any other.
 */
const leaningShare = 0.2;
const leaningLead = 1.5;

/**
 * The lines a change is about: those the part names, if it names any of the order. A probable change is made if a
 * package or a number says what to change to.
 */
export function aimed(shop: Shop, reading: Reading, said: Acts): Acts {
  const kept = withKept(reading, withListRemoved(reading, withLineMeasured(shop, reading, said)));
  const acts = withRestated(reading, withoutOthers(reading, byPosition(reading, restoringNamed(reading, kept))));
  const { lines, unassigned } = reading;
  const named = acts.changes.filter(({ line }) => lines.some(({ service }) => service === line.service));
  // 'SEO for four months, the analysis with five competitors': what is said of an item changes it.
  const isSaidOf = named.some(({ line, share }) => share >= least && isMarkedIn(reading, line)) && tells(acts);
  if (!mayChange(acts) && !isSaidOf) return lines.length || !isMarked(unassigned) ? acts : leaning(acts);
  const isSaid = isMarked(unassigned) || lines.some(({ marks }) => isMarked(marks));
  const likeliestFirst = acts.changes.toSorted((left, right) => right.share - left.share);
  const kind = likeliestFirst[0]?.act ?? 'tier';
  // 'The 50 one' is the line that has a package for 50.
  const hasPrice = ({ service }: Line) =>
    offerOf(shop, service).packages.some(({ price }) => price !== null && unassigned.prices.includes(price));
  const priced = acts.changes.filter(({ line }) => hasPrice(line));
  const likelyOnes = likeliestFirst.filter(({ share }) => share >= likely);
  const among = named.length ? named : priced.length === 1 ? priced : isSaid ? likelyOnes : [];
  if (!among.length) return acts;
  const targets = among.map(({ line, act, share }) => ({ line, act: share >= least ? act : kind }));
  const isTarget = (line: Line) => targets.some((target) => target.line === line);
  const isGone = (line: Line) => [...acts.of.drop, ...acts.of.replace].includes(line);
  const of = byAct((act) => acts.of[act].filter((line) => isGone(line) || !isTarget(line)));
  for (const act of changing) {
    of.none.push(...of[act]);
    of[act] = targets.filter((target) => target.act === act && !isGone(target.line)).map(({ line }) => line);
  }
  return { ...acts, of };
}

/** 'Put the logo back' restores what it names; 'drop the ads', once they are gone, restores nothing. */
function restoringNamed({ lines, aside }: Reading, acts: Acts): Acts {
  const named = lines.filter((line) => line.named || line.called).map(({ service }) => service);
  const isBack = ({ service }: Line) => !aside.includes(service) && (!named.length || named.includes(service));
  return { ...acts, of: { ...acts.of, restore: acts.of.restore.filter(isBack) } };
}

function isMarkedIn({ lines }: Reading, { service }: Line): boolean {
  return lines.some((named) => named.service === service && isMarked(named.marks));
}

function tells({ ask }: Acts): boolean {
  return ask === 'none' || ask === 'total';
}

/** 'Four articles of 2,000 words and eight of 1,000': a list that restates what is already ordered. */
function withRestated({ lines }: Reading, acts: Acts): Acts {
  const isListed = ({ service }: Line) =>
    lines.filter((named) => named.service === service && isSaidInFull(named.marks)).length > 1;
  const anew = acts.changes.map(({ line }) => line).filter(isListed);
  if (!anew.length || acts.adds) return acts;
  const of = byAct((act) => acts.of[act].filter((line) => !anew.includes(line)));
  const changes = acts.changes.map((change) =>
    anew.includes(change.line) ? { ...change, act: 'set' as const, share: 1 } : change,
  );
  return { ...acts, of: { ...of, set: [...of.set, ...anew] }, changes };
}

/**
 * 'We stay with the four months': of several lines the one that is by far the most probable, even if its probability is
 * low.
 */
function leaning(acts: Acts): Acts {
  const [first, second] = acts.changes.toSorted((left, right) => right.share - left.share);
  const isOne = first && !changesOrdered(acts) && first.share >= leaningShare;
  if (!isOne || first.share < leaningLead * (second?.share ?? 0)) return acts;
  const none = acts.of.none.filter((line) => line !== first.line);
  const asked = acts.of.asked.filter((line) => line !== first.line);
  return { ...acts, of: { ...acts.of, none, asked, [first.act]: [first.line] } };
}

/** It probably changes this item, and removes no other. */
function changesOnly({ changes, removals }: Acts, { service }: NamedLine): boolean {
  const isOthers = removals.some(({ line, share }) => line.service !== service && share >= least);
  return !isOthers && changes.some(({ line, share }) => line.service === service && share >= likely);
}

function isAskedOnly(lines: readonly Line[], service: string): boolean {
  return lines.some((line) => line.service === service && line.standing === 'asked');
}

/** 'Just the logo and the flyers': what the message doesn't name leaves the order. */
export function keepingOnly({ lines }: Talk, reading: Reading, acts: Acts, named: readonly string[]): Acts {
  const own = reading.lines.filter(({ service }) => lines.some((line) => line.service === service));
  // 'What's the total for just the logo?' leaves the rest.
  // 'Only the public website, then' when an application was ordered.
  const isOther = reading.lines.length > 0 && acts.removals.some(({ share }) => share >= least);
  // It isn't clear what is asked, but something certainly goes.
  const isOrder = acts.ask === 'none' || (!acts.sure && acts.removals.some(({ share }) => share >= likely));
  const isTold = isOrder ? own.length > 0 || isOther : acts.ask === 'total' && own.length > 1;
  // 'Make it just one banner' says how many.
  const [one, another] = own;
  const isNumber = !another && !isOther && one !== undefined && one.marks.counts.length > 0 && changesOnly(acts, one);
  // 'Only the maintenance', which was asked about before.
  const isTaken = own.length > 0 && own.every(({ service }) => isAskedOnly(lines, service));
  if (!reading.edits.only || (acts.adds && !isTaken) || !isTold || isNumber) return acts;
  const others = lines.filter((line) => isOrdered(line) && !named.includes(line.service));
  const of = byAct((act) => acts.of[act].filter((line) => !others.includes(line)));
  // 'Just the logo, the website and the flyers': what another part names stays.
  const stays = of.drop.filter(({ service }) => named.includes(service));
  const goes = of.drop.filter((line) => !stays.includes(line));
  return { ...acts, of: { ...of, none: [...of.none, ...stays], drop: [...goes, ...others] } };
}

/** From this probability on, what is named but not meant is removed: 'I don't want monthly social media'. */
const unwantedShare = 0.3;
const telling: readonly Asked[] = ['none', 'total', 'complaint'];

/**
 * 'No, forget the banner' removes what it names, if that is probable, its words say so, or it certainly removes
 * something.
 */
function withoutOthers({ edits, aside, lines, unassigned }: Reading, acts: Acts): Acts {
  if (edits.keeps && !edits.only) return acts;
  const { drop } = acts.of;
  const isUnwanted = (line: Line, share: number) => {
    const { service } = line;
    const [isNamedOut, isAside] = [edits.drops.includes(service), aside.includes(service)];
    const isSaid = lines.some((own) => own.service === service) || isNamedBySize(line, unassigned);
    const isNamed = drop.includes(line) && isSaid;
    if (drop.length > 0) return isNamedOut || isAside || isNamed;
    // 'I never said WordPress', of something that was only described or asked about.
    const isDoubtful = !isSettled(line) && (line.described || line.standing !== undefined);
    const isTold = telling.includes(acts.ask) && isAside && (isNamedOut || isDoubtful || share >= unwantedShare);
    return isTold || (isNamedOut && share >= least);
  };
  // A complaint's own removals don't count, but what it names as unwanted leaves.
  const shareOf = (line: Line) => acts.removals.find((removal) => removal.line === line)?.share ?? 0;
  const named = acts.changes.map(({ line }) => line).filter((line) => isUnwanted(line, shareOf(line)));
  // 'Forget the social media' after it is gone removes nothing else.
  const isGone = edits.drops.length > 0 && drop.every(({ service }) => !edits.drops.includes(service));
  if (!named.length && !isGone) return acts;
  // 'Social media instead of the SEO' replaces the SEO and nothing else.
  const replaced = named.length ? acts.of.replace : [];
  const others = [...drop, ...replaced].filter((line) => !named.includes(line));
  const of = byAct((act) => acts.of[act].filter((line) => !named.includes(line) && !others.includes(line)));
  return { ...acts, of: { ...of, drop: named, none: [...of.none, ...others] } };
}
