import { choosingQuantity } from '#catalogue/quote.ts';
import { isAlternative, isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import { purposesNamed } from '../read/package-purposes.ts';
import type { Reading } from '../read/reading.ts';
import { byContents } from './chosen-by-contents.ts';
import { applySlots } from './line-change.ts';
import { chosenTier, hasSlots, isSpecified, newLine, type OrderLine } from './order-line.ts';
import { type DialogueState, maxLines, withLine } from './state.ts';

/** 'The same for blogs': an earlier amount also applies to a new service that can have it. */
function inheritAmount(
  shop: Shop,
  state: DialogueState,
  { service, slots }: MentionedService,
  both: boolean,
): OrderLine {
  const offer = offerOf(shop, service);
  const before = state.lines.find((line) => state.focus.includes(line.service)) ?? state.dropped.at(-1);
  const fits = Object.keys(before?.amounts ?? {}).every((name) => offer.packages.some(({ limits }) => name in limits));
  if (!before || !fits) return newLine(service);
  // Links are chosen by domain authority, so it carries over like an amount.
  const byAuthority = [before.service, service].every(
    (slug) => choosingQuantity(offerOf(shop, slug).packages) === 'domainAuthority',
  );
  return {
    ...newLine(service),
    tiers: byAuthority ? [...(both ? before.earlier : []), ...before.tiers] : [],
    amounts: before.amounts,
    quantity: hasSlots(slots) ? 1 : before.quantity,
  };
}

/** The initial line for a named service: its earlier line, amounts carried over from another line, or an open one. */
function initialLine(
  shop: Shop,
  state: DialogueState,
  before: OrderLine | undefined,
  own: MentionedService,
  { isFollowUp, editCues }: Reading,
): OrderLine {
  const { service, slots } = own;
  // Quantity and duration say nothing about the package: 'six months of that SEO'.
  const chooses = hasSlots({
    ...slots,
    counts: slots.counts.filter(({ months, isQuantity }) => !months && !isQuantity),
  });
  // Several packages were listed, not chosen: asked for again, the whole list counts.
  const settled = before && (isFollowUp || (!chooses && before.tiers.length < 2));
  if (settled) return before;
  const dropped = editCues.restores ? state.dropped.find((line) => line.service === service) : undefined;
  if (dropped && !chooses) return dropped;
  return isFollowUp && !chooses && !before ? inheritAmount(shop, state, own, editCues.refersToBoth) : newLine(service);
}

/** 'And maintenance for it' after a MERN app: the package made for what is already there. */
function packageForExisting(
  shop: Shop,
  lines: readonly OrderLine[],
  line: OrderLine,
  { isFollowUp }: Reading,
): OrderLine {
  if (!isFollowUp || isSpecified(line)) return line;
  const others = lines.filter(({ service }) => service !== line.service);
  const words = others.flatMap((other) => {
    const offer = offerOf(shop, other.service);
    const row = offer.packages.find(({ tier }) => tier === chosenTier(offer, other));
    return [offer.name, row?.inclusions[0]?.split(':')[0] ?? ''].flatMap(plainWords);
  });
  const isWay = others.some(({ service }) => isAlternative(offerOf(shop, service), offerOf(shop, line.service)));
  const [tier, another] = isWay ? [] : (purposesNamed(shop, words).get(line.service) ?? []);
  return tier && !another ? { ...line, tiers: [tier] } : line;
}

/**
 * An item named twice is ordered twice only if each mention is specific: 'a Basic logo and a Premium one'. For
 * something already under discussion, the last mention counts: 'now the logo is the 50 one again: the Standard logo!'
 */
function mergeRepeatedMentions(named: readonly MentionedService[], known: ReadonlySet<string>): MentionedService[] {
  const isWhich = ({ slots }: MentionedService) => hasSlots(slots);
  return named.filter((line) => {
    const same = named.filter(({ service }) => service === line.service);
    const specific = same.filter(isWhich);
    if (same.length < 2) return true;
    if (!specific.length) return line === same[0];
    return known.has(line.service) ? line === specific.at(-1) : specific.includes(line);
  });
}

/** 'A logo, just the basic one, the cheapest' names the same package twice. */
function dropDuplicatePackages(lines: readonly OrderLine[]): OrderLine[] {
  const isSame = (left: OrderLine, right: OrderLine) =>
    left.service === right.service && left.quantity === right.quantity && left.tiers.join() === right.tiers.join();
  return lines.filter((line, at) => !line.tiers.length || lines.findIndex((other) => isSame(line, other)) === at);
}

/** Named services are added to the order or replace what was discussed last. */
export function addNamedServices(shop: Shop, state: DialogueState, reading: Reading): DialogueState {
  const { editCues, isFollowUp } = reading;
  const known = new Set(state.lines.map(({ service }) => service));
  // A service named only by its list is the one discussed: '2000 words' after blog posts.
  const discussedAs = (service: string) => state.focus.find((other) => isSameList(shop, other, service)) ?? service;
  // 'The site plus a year of care' after WordPress: the site is the one discussed.
  const meantBefore = (service: string, own: MentionedService) => {
    const offer = offerOf(shop, service);
    const isOld = own.isDefinite || !editCues.addsAnother;
    const isThing = isOld && !known.has(service) && offer.things.includes(own.words.join(' '));
    return isThing
      ? state.lines.findLast((line) => isAlternative(offerOf(shop, line.service), offer))?.service
      : undefined;
  };
  const meant = (own: MentionedService) => {
    const discussed = isFollowUp ? discussedAs(own.service) : own.service;
    return meantBefore(discussed, own) ?? discussed;
  };
  const named = mergeRepeatedMentions(
    reading.services
      .filter(({ service }) => !editCues.drops.includes(service))
      .map((line) => (line.named || line.isUnambiguous ? line : { ...line, service: meant(line) })),
    known,
  );
  const fresh = named.every(({ service }) => !known.has(service));
  const replaced = editCues.replaces && !editCues.adds && !editCues.drops.length && fresh ? state.focus : [];
  const kept = state.lines.filter(({ service }) => !replaced.includes(service));
  const repeated = new Set(named.map(({ service }) => service)).size < named.length;
  const lines = repeated
    ? [
        ...kept.filter(({ service }) => named.every((line) => line.service !== service)),
        ...dropDuplicatePackages(
          named.map(({ service, slots }) => applySlots(newLine(service), offerOf(shop, service), slots, 'named')),
        ),
      ]
    : named.reduce(
        (all, own) => {
          const { service, slots, named: isNamed, isUnambiguous } = own;
          const before = kept.find((line) => line.service === service);
          const start = initialLine(shop, state, before, own, reading);
          const offer = offerOf(shop, service);
          const [count, other] = slots.counts;
          const bare = count?.bare === true && !other;
          const line = packageForExisting(
            shop,
            kept,
            byContents(applySlots(start, offer, slots, bare ? 'about' : 'named'), reading),
            reading,
          );
          return withLine(
            all,
            isNamed || isUnambiguous ? { ...line, described: false } : { ...line, described: !before },
          );
        },
        [...kept],
      );
  const focus = [...new Set(named.map(({ service }) => service))];
  const together =
    editCues.adds && isFollowUp
      ? [...state.focus.filter((service) => !editCues.drops.includes(service)), ...focus]
      : focus;
  return { ...state, lines: lines.slice(-maxLines), focus: [...new Set(together)] };
}

export function removeDroppedServices(state: DialogueState, { editCues }: Reading): DialogueState {
  if (!editCues.drops.length) return state;
  const lines = state.lines.filter(({ service }) => !editCues.drops.includes(service));
  const focus = state.focus.filter((service) => !editCues.drops.includes(service));
  const dropped = state.lines.filter(({ service }) => editCues.drops.includes(service));
  return { ...state, lines, dropped, focus: focus.length ? focus : lines.map(({ service }) => service) };
}
