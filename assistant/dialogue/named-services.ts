import { choosingQuantity } from '#catalogue/quote.ts';
import { isAlternative, isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import type { MentionedService } from '../read/assign-slots.ts';
import { purposesIn } from '../read/chosen-by.ts';
import type { Reading } from '../read/reading.ts';
import { byContents } from './chosen-by-contents.ts';
import { withSlots } from './line-change.ts';
import { chosenTier, hasSlots, isSpecified, newLine, noSlots, type OrderLine } from './order-line.ts';
import { type DialogueState, maxLines, withLine } from './state.ts';

/** 'The same for blogs': an earlier amount also applies to a new service that can have it. */
function inherited(shop: Shop, state: DialogueState, { service, slots }: MentionedService, both: boolean): OrderLine {
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
function startOf(
  shop: Shop,
  state: DialogueState,
  before: OrderLine | undefined,
  own: MentionedService,
  { isFollowUp, edits }: Reading,
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
  const dropped = edits.restores ? state.dropped.find((line) => line.service === service) : undefined;
  if (dropped && !chooses) return dropped;
  return isFollowUp && !chooses && !before ? inherited(shop, state, own, edits.both) : newLine(service);
}

/** 'A small site', then 'let's say WordPress': what was only described is now named. */
function describedBefore(shop: Shop, { lines }: DialogueState, named: readonly MentionedService[]): string[] {
  const outright = named.filter((line) => line.named);
  return lines
    .filter(({ service, described }) => {
      const offer = offerOf(shop, service);
      return (
        described &&
        offer.things.length > 0 &&
        outright.some((line) => isAlternative(offerOf(shop, line.service), offer))
      );
    })
    .map(({ service }) => service);
}

/** 'And maintenance for it' after a MERN app: the package made for what is already there. */
function forWhatIsThere(shop: Shop, lines: readonly OrderLine[], line: OrderLine, { isFollowUp }: Reading): OrderLine {
  if (!isFollowUp || isSpecified(line)) return line;
  const others = lines.filter(({ service }) => service !== line.service);
  const words = others.flatMap((other) => {
    const offer = offerOf(shop, other.service);
    const row = offer.packages.find(({ tier }) => tier === chosenTier(offer, other));
    return [offer.name, row?.inclusions[0]?.split(':')[0] ?? ''].flatMap(plainWords);
  });
  const isWay = others.some(({ service }) => isAlternative(offerOf(shop, service), offerOf(shop, line.service)));
  const [tier, another] = isWay ? [] : (purposesIn(shop, words).get(line.service) ?? []);
  return tier && !another ? { ...line, tiers: [tier] } : line;
}

/**
 * An item named twice is ordered twice only if each mention is specific: 'a Basic logo and a Premium one'. For
 * something already under discussion, the last mention counts: 'now the logo is the 50 one again: the Standard logo!'
 */
function onceEach(named: readonly MentionedService[], known: ReadonlySet<string>): MentionedService[] {
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
function eachOnce(lines: readonly OrderLine[]): OrderLine[] {
  const isSame = (left: OrderLine, right: OrderLine) =>
    left.service === right.service && left.quantity === right.quantity && left.tiers.join() === right.tiers.join();
  return lines.filter((line, at) => !line.tiers.length || lines.findIndex((other) => isSame(line, other)) === at);
}

/** Named services are added to the order or replace what was discussed last. */
export function withNamed(shop: Shop, state: DialogueState, reading: Reading): DialogueState {
  const { edits, isFollowUp } = reading;
  const known = new Set(state.lines.map(({ service }) => service));
  // A service named only by its list is the one discussed: '2000 words' after blog posts.
  const discussedAs = (service: string) => state.focus.find((other) => isSameList(shop, other, service)) ?? service;
  // 'The site plus a year of care' after WordPress: the site is the one discussed.
  const meantBefore = (service: string, own: MentionedService) => {
    const offer = offerOf(shop, service);
    const isOld = own.isDefinite || !edits.another;
    const isThing = isOld && !known.has(service) && offer.things.includes(own.words.join(' '));
    return isThing
      ? state.lines.findLast((line) => isAlternative(offerOf(shop, line.service), offer))?.service
      : undefined;
  };
  const meant = (own: MentionedService) => {
    const discussed = isFollowUp ? discussedAs(own.service) : own.service;
    return meantBefore(discussed, own) ?? discussed;
  };
  const named = onceEach(
    reading.services
      .filter(({ service }) => !edits.drops.includes(service))
      .map((line) => (line.named || line.isUnambiguous ? line : { ...line, service: meant(line) })),
    known,
  );
  const fresh = named.every(({ service }) => !known.has(service));
  const replaced = [
    ...(edits.replaces && !edits.adds && !edits.drops.length && fresh ? state.focus : []),
    ...(edits.another ? [] : describedBefore(shop, state, named)),
  ];
  const kept = state.lines.filter(({ service }) => !replaced.includes(service));
  const repeated = new Set(named.map(({ service }) => service)).size < named.length;
  const lines = repeated
    ? [
        ...kept.filter(({ service }) => named.every((line) => line.service !== service)),
        ...eachOnce(
          named.map(({ service, slots }) => withSlots(newLine(service), offerOf(shop, service), slots, 'named')),
        ),
      ]
    : named.reduce(
        (all, own) => {
          const { service, slots, named: isNamed, isUnambiguous } = own;
          const before = kept.find((line) => line.service === service);
          const start = startOf(shop, state, before, own, reading);
          const offer = offerOf(shop, service);
          const [count, other] = slots.counts;
          const bare = count?.bare === true && !other;
          const line = forWhatIsThere(
            shop,
            kept,
            byContents(withSlots(start, offer, slots, bare ? 'about' : 'named'), reading),
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
    edits.adds && isFollowUp ? [...state.focus.filter((service) => !edits.drops.includes(service)), ...focus] : focus;
  return { ...state, lines: lines.slice(-maxLines), focus: [...new Set(together)] };
}

/** 'How many days for the site?' after WordPress and a logo means the one that is a site. */
export function withMeant(shop: Shop, state: DialogueState, own: readonly MentionedService[]): DialogueState {
  const meant = state.lines.filter(({ service }) =>
    own.some((line) => line.isInText && isAlternative(offerOf(shop, line.service), offerOf(shop, service))),
  );
  return meant.length ? { ...state, focus: meant.map(({ service }) => service) } : state;
}

/**
 * 'And not in WordPress?': if nothing else is under discussion, the general service replaces the kind that isn't
 * wanted.
 */
function withoutKind(shop: Shop, line: OrderLine | undefined, named: readonly MentionedService[]): OrderLine[] {
  const thing = [...shop.offers.values()].find(
    (offer) => line && offer.things.length > 0 && isAlternative(offerOf(shop, line.service), offer),
  );
  if (!thing || !line) return [];
  const slots = named.find(({ service }) => service === line.service)?.slots ?? noSlots;
  return [withSlots({ ...newLine(thing.slug), amounts: line.amounts }, thing, slots, 'named')];
}

export function withoutDropped(shop: Shop, state: DialogueState, { edits, services: named }: Reading): DialogueState {
  if (!edits.drops.length) return state;
  const kept = state.lines.filter(({ service }) => !edits.drops.includes(service));
  const isOther = named.some(({ service }) => !edits.drops.includes(service));
  const lines = kept.length || isOther ? kept : withoutKind(shop, state.lines.at(-1), named);
  const focus = state.focus.filter((service) => !edits.drops.includes(service));
  const dropped = state.lines.filter(({ service }) => edits.drops.includes(service));
  return { ...state, lines, dropped, focus: focus.length ? focus : lines.map(({ service }) => service) };
}

/** 'Ok, on-page then': of several alternatives, the chosen one is kept and the others are dropped. */
export function withTaken(shop: Shop, state: DialogueState, { edits: { taken }, services }: Reading): DialogueState {
  if (!taken) return state;
  const named = services.filter(
    ({ service, to }) => to <= taken.to && state.lines.some((line) => line.service === service),
  );
  const [service, another] = named.length ? named.map((line) => line.service) : taken.points ? state.focus : [];
  if (!service || another) return state;
  const isLeft = (line: OrderLine) =>
    services.every((own) => own.service !== line.service) &&
    isAlternative(offerOf(shop, service), offerOf(shop, line.service));
  const dropped = state.lines.filter(isLeft);
  return dropped.length ? { ...state, lines: state.lines.filter((line) => !isLeft(line)), dropped } : state;
}
