import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { RequestType } from '#language/encode/labels.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import type { Reading } from '../read/reading.ts';
import { changeActs, type DialogueActs, likelyThreshold, mapActs, mayChange, possibleThreshold } from './acts.ts';
import { byPosition } from './by-position.ts';
import { changeOnlyFittingLine } from './fitting.ts';
import { isNamedBySize, removeListed, splitSwapped } from './named-changes.ts';
import { hasSlots, isFullySpecified, isOrdered, isSpecified, type OrderLine } from './order-line.ts';
import { type DialogueState, initialState } from './state.ts';

/**
 * Resolves which lines the acts apply to: those the segment names, if it names any of the order. A probable change is
 * made only if a slot gives the new package or number.
 */
export function resolveReferences(
  shop: Shop,
  reading: Reading,
  given: DialogueActs,
  { focus, dropped }: Pick<DialogueState, 'focus' | 'dropped'> = initialState,
): DialogueActs {
  const listed = removeListed(reading, changeOnlyFittingLine(shop, reading, given));
  const only = removeNamed(reading, byPosition(reading, resolveRestored(reading, listed, dropped)));
  const acts = replaceRestatedLines(reading, splitSwapped(reading, only));
  const { services, unassigned } = reading;
  const named = acts.changes.filter(({ line }) => services.some(({ service }) => service === line.service));
  // 'SEO for four months, the analysis with five competitors': slots next to an item change it.
  const hasNamedSlots =
    named.some(({ line, probability }) => probability >= possibleThreshold && hasSlotsIn(reading, line)) &&
    mayChangeOrder(acts);
  if (!mayChange(acts) && !hasNamedSlots) return acts;
  const isMentioned = hasSlots(unassigned) || services.some(({ slots }) => hasSlots(slots));
  const likeliestFirst = acts.changes.toSorted((left, right) => right.probability - left.probability);
  const kind = likeliestFirst[0]?.act ?? 'tier';
  // 'The 50 one' is the line that has a package for 50.
  const hasPrice = ({ service }: OrderLine) =>
    offerOf(shop, service).packages.some(({ price }) => price !== null && unassigned.prices.includes(price));
  const priced = acts.changes.filter(({ line }) => hasPrice(line));
  const likelyOnes = likeliestFirst.filter(({ probability }) => probability >= likelyThreshold);
  const spokenOf = isPackageAlone(reading) ? likelyOnes.filter(({ line }) => focus.includes(line.service)) : [];
  const meant = spokenOf.length ? spokenOf : likelyOnes;
  const among = named.length ? named : priced.length === 1 ? priced : isMentioned ? meant : [];
  if (!among.length) return acts;
  const targets = among.map(({ line, act, probability }) => ({
    line,
    act: probability >= possibleThreshold ? act : kind,
  }));
  const isTarget = (line: OrderLine) => targets.some((target) => target.line === line);
  const isGone = (line: OrderLine) => [...acts.linesByAct.drop, ...acts.linesByAct.replace].includes(line);
  const linesByAct = mapActs((act) => acts.linesByAct[act].filter((line) => isGone(line) || !isTarget(line)));
  for (const act of changeActs) {
    linesByAct.none.push(...linesByAct[act]);
    linesByAct[act] = targets.filter((target) => target.act === act && !isGone(target.line)).map(({ line }) => line);
  }
  return { ...acts, linesByAct };
}

/** 'Go back to Standard' after 'make the website Premium' is about the website, 'all of them Standard' isn't. */
function isPackageAlone({ services, unassigned, editCues }: Reading): boolean {
  return !services.length && unassigned.tiers.length === 1 && !editCues.refersToAll;
}

/**
 * 'Put the logo back' restores what it names, 'put them back' all that was removed; 'drop the ads', once they are gone,
 * restores nothing.
 */
function resolveRestored(
  { services, mentionedOnly, editCues }: Reading,
  acts: DialogueActs,
  dropped: readonly OrderLine[],
): DialogueActs {
  const gone = [...new Set([...acts.linesByAct.restore, ...dropped])].filter(
    (line) =>
      !mentionedOnly.includes(line.service) && acts.changes.every((change) => change.line.service !== line.service),
  );
  const named = services.filter((line) => line.named || line.isUnambiguous).map(({ service }) => service);
  const isNamed = ({ service }: OrderLine) => named.includes(service);
  const { restore: probable } = acts.linesByAct;
  const isSaid = probable.length > 0 || (editCues.restores && gone.some(isNamed));
  const all = editCues.refersToAll || editCues.refersToBoth ? gone : gone.filter((line) => probable.includes(line));
  const restore = !isSaid ? [] : named.length ? gone.filter(isNamed) : all;
  return { ...acts, linesByAct: { ...acts.linesByAct, restore } };
}

function hasSlotsIn({ services }: Reading, { service }: OrderLine): boolean {
  return services.some((named) => named.service === service && hasSlots(named.slots));
}

function mayChangeOrder({ request }: DialogueActs): boolean {
  return request === 'none' || request === 'total';
}

/** 'Four articles of 2,000 words and eight of 1,000': a list that restates what is already ordered. */
function replaceRestatedLines({ services }: Reading, acts: DialogueActs): DialogueActs {
  const isListed = ({ service }: OrderLine) =>
    services.filter((named) => named.service === service && isFullySpecified(named.slots)).length > 1;
  const anew = acts.changes.map(({ line }) => line).filter(isListed);
  if (!anew.length || acts.adds) return acts;
  const linesByAct = mapActs((act) => acts.linesByAct[act].filter((line) => !anew.includes(line)));
  const changes = acts.changes.map((change) =>
    anew.includes(change.line) ? { ...change, act: 'set' as const, probability: 1 } : change,
  );
  return { ...acts, linesByAct: { ...linesByAct, set: [...linesByAct.set, ...anew] }, changes };
}

/** It probably changes this service's line, and removes no other. */
function changesOnly({ changes, removals }: DialogueActs, { service }: MentionedService): boolean {
  const isOthers = removals.some(
    ({ line, probability }) => line.service !== service && probability >= possibleThreshold,
  );
  return (
    !isOthers && changes.some(({ line, probability }) => line.service === service && probability >= likelyThreshold)
  );
}

function isAskedOnly(lines: readonly OrderLine[], service: string): boolean {
  return lines.some((line) => line.service === service && line.status === 'asked');
}

/** 'Just the logo and the flyers': what the message doesn't name leaves the order. */
export function removeUnnamed(
  { lines }: DialogueState,
  reading: Reading,
  acts: DialogueActs,
  named: readonly string[],
): DialogueActs {
  const own = reading.services.filter(({ service }) => lines.some((line) => line.service === service));
  // 'What's the total for just the logo?' leaves the rest.
  // 'Only the public website, then' when an application was ordered.
  const isOther =
    reading.services.length > 0 && acts.removals.some(({ probability }) => probability >= possibleThreshold);
  // It isn't clear what is asked, but something certainly goes.
  const isOrder =
    acts.request === 'none' ||
    (!acts.isRequestCertain && acts.removals.some(({ probability }) => probability >= likelyThreshold));
  const isInstruction = isOrder ? own.length > 0 || isOther : acts.request === 'total' && own.length > 1;
  // 'Make it just one banner' gives a quantity.
  const [one, another] = own;
  const isNumber = !another && !isOther && one !== undefined && one.slots.counts.length > 0 && changesOnly(acts, one);
  // 'Only the maintenance', which was asked about before.
  const isTaken = own.length > 0 && own.every(({ service }) => isAskedOnly(lines, service));
  if (!reading.editCues.wantsOnlyNamed || (acts.adds && !isTaken) || !isInstruction || isNumber) return acts;
  const others = lines.filter((line) => isOrdered(line) && !named.includes(line.service));
  const linesByAct = mapActs((act) => acts.linesByAct[act].filter((line) => !others.includes(line)));
  // 'Just the logo, the website and the flyers': items named in other segments stay.
  const stays = linesByAct.drop.filter(({ service }) => named.includes(service));
  const goes = linesByAct.drop.filter((line) => !stays.includes(line));
  return { ...acts, linesByAct: { ...linesByAct, none: [...linesByAct.none, ...stays], drop: [...goes, ...others] } };
}

/** From this probability on, what is named but not meant is removed: 'I don't want monthly social media'. */
const unwantedShare = 0.3;
const removingRequests: readonly RequestType[] = ['none', 'total', 'complaint'];

/**
 * 'No, forget the banner' removes what it names, if that is probable, its words say so, or it certainly removes
 * something.
 */
function removeNamed({ editCues, mentionedOnly, services, unassigned }: Reading, acts: DialogueActs): DialogueActs {
  const { drop } = acts.linesByAct;
  const isUnwanted = (line: OrderLine, probability: number) => {
    const { service } = line;
    const [isNamedOut, isAside] = [editCues.drops.includes(service), mentionedOnly.includes(service)];
    const isSaid = services.some((own) => own.service === service) || isNamedBySize(line, unassigned);
    const isNamed = drop.includes(line) && isSaid;
    if (drop.length > 0) return isNamedOut || isAside || isNamed;
    // 'I never said WordPress', about an item that was only described or asked about.
    const isDoubtful = !isSpecified(line) && (line.described || line.status !== undefined);
    const isInstruction =
      removingRequests.includes(acts.request) && isAside && (isNamedOut || isDoubtful || probability >= unwantedShare);
    // 'Great. Drop the social, make the logo cheaper.'
    const isOnlyOrder = acts.request === 'none' && acts.isRequestCertain;
    return isInstruction || (isNamedOut && (isOnlyOrder || probability >= possibleThreshold));
  };
  // A complaint's own removals don't count, but what it names as unwanted leaves.
  const probabilityOf = (line: OrderLine) => acts.removals.find((removal) => removal.line === line)?.probability ?? 0;
  const named = acts.changes.map(({ line }) => line).filter((line) => isUnwanted(line, probabilityOf(line)));
  // 'Forget the social media' after it is gone removes nothing else.
  const isGone = editCues.drops.length > 0 && drop.every(({ service }) => !editCues.drops.includes(service));
  if (!named.length && !isGone) return acts;
  // 'Social media instead of the SEO' replaces the SEO and nothing else.
  const replaced = named.length ? acts.linesByAct.replace : [];
  const others = [...drop, ...replaced].filter((line) => !named.includes(line));
  const linesByAct = mapActs((act) =>
    acts.linesByAct[act].filter((line) => !named.includes(line) && !others.includes(line)),
  );
  return { ...acts, linesByAct: { ...linesByAct, drop: named, none: [...linesByAct.none, ...others] } };
}
