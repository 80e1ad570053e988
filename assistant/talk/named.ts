import { choosingQuantity } from '#catalogue/quote.ts';
import { isAlternative, isSameList, offerOf, type Shop } from '#catalogue/shop.ts';
import { plainWords } from '#language/text/plain.ts';
import { purposesIn } from '../read/chosen-by.ts';
import type { NamedLine } from '../read/lines-in.ts';
import type { Reading } from '../read/reading.ts';
import { changed, chosenTier, isMarked, isSettled, type Line, noMarks, openLine } from './line.ts';
import { byContents } from './picked.ts';
import { maxLines, type Talk, updated } from './talk.ts';

/** 'The same for blogs': an earlier amount also applies to a new service that can have it. */
function inherited(shop: Shop, talk: Talk, { service, marks }: NamedLine, both: boolean): Line {
  const offer = offerOf(shop, service);
  const before = talk.lines.find((line) => talk.focus.includes(line.service)) ?? talk.dropped.at(-1);
  const fits = Object.keys(before?.quantities ?? {}).every((name) =>
    offer.packages.some(({ limits }) => name in limits),
  );
  if (!before || !fits) return openLine(service);
  // Links are chosen by domain authority, so it carries over like an amount.
  const byAuthority = [before.service, service].every(
    (slug) => choosingQuantity(offerOf(shop, slug).packages) === 'domainAuthority',
  );
  return {
    ...openLine(service),
    tiers: byAuthority ? [...(both ? before.earlier : []), ...before.tiers] : [],
    quantities: before.quantities,
    times: isMarked(marks) ? 1 : before.times,
  };
}

/** The initial line for a named service: its earlier line, amounts carried over from another line, or an open one. */
function startOf(shop: Shop, talk: Talk, before: Line | undefined, own: NamedLine, { leans, edits }: Reading): Line {
  const { service, marks } = own;
  // Quantity and duration say nothing about the package: 'six months of that SEO'.
  const chooses = isMarked({ ...marks, counts: marks.counts.filter(({ months, times }) => !months && !times) });
  // Several packages were listed, not chosen: asked for again, the whole list counts.
  const settled = before && (leans || (!chooses && before.tiers.length < 2));
  if (settled) return before;
  const dropped = edits.restores ? talk.dropped.find((line) => line.service === service) : undefined;
  if (dropped && !chooses) return dropped;
  return leans && !chooses && !before ? inherited(shop, talk, own, edits.both) : openLine(service);
}

/** 'A small site', then 'let's say WordPress': what was only described is now named. */
function describedBefore(shop: Shop, { lines }: Talk, named: readonly NamedLine[]): string[] {
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
function forWhatIsThere(shop: Shop, lines: readonly Line[], line: Line, { leans }: Reading): Line {
  if (!leans || isSettled(line)) return line;
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
function onceEach(named: readonly NamedLine[], known: ReadonlySet<string>): NamedLine[] {
  const isWhich = ({ marks }: NamedLine) => isMarked(marks);
  return named.filter((line) => {
    const same = named.filter(({ service }) => service === line.service);
    const said = same.filter(isWhich);
    if (same.length < 2) return true;
    if (!said.length) return line === same[0];
    return known.has(line.service) ? line === said.at(-1) : said.includes(line);
  });
}

/** 'A logo, just the basic one, the cheapest' names the same package twice. */
function eachOnce(lines: readonly Line[]): Line[] {
  const isSame = (left: Line, right: Line) =>
    left.service === right.service && left.times === right.times && left.tiers.join() === right.tiers.join();
  return lines.filter((line, at) => !line.tiers.length || lines.findIndex((other) => isSame(line, other)) === at);
}

/** Named services are added to the order or replace what was discussed last. */
export function withNamed(shop: Shop, talk: Talk, reading: Reading): Talk {
  const { edits, leans } = reading;
  const known = new Set(talk.lines.map(({ service }) => service));
  // A service named only by its list is the one discussed: '2000 words' after blog posts.
  const spokenOf = (service: string) => talk.focus.find((other) => isSameList(shop, other, service)) ?? service;
  // 'The site plus a year of care' after WordPress: the site is the one discussed.
  const meantBefore = (service: string, own: NamedLine) => {
    const offer = offerOf(shop, service);
    const isOld = own.known || !edits.another;
    const isThing = isOld && !known.has(service) && offer.things.includes(own.words.join(' '));
    return isThing
      ? talk.lines.findLast((line) => isAlternative(offerOf(shop, line.service), offer))?.service
      : undefined;
  };
  const meant = (own: NamedLine) => {
    const spoken = leans ? spokenOf(own.service) : own.service;
    return meantBefore(spoken, own) ?? spoken;
  };
  const named = onceEach(
    reading.lines
      .filter(({ service }) => !edits.drops.includes(service))
      .map((line) => (line.named || line.called ? line : { ...line, service: meant(line) })),
    known,
  );
  const fresh = named.every(({ service }) => !known.has(service));
  const replaced = [
    ...(edits.replaces && !edits.adds && !edits.drops.length && fresh ? talk.focus : []),
    ...(edits.another ? [] : describedBefore(shop, talk, named)),
  ];
  const kept = talk.lines.filter(({ service }) => !replaced.includes(service));
  const repeated = new Set(named.map(({ service }) => service)).size < named.length;
  const lines = repeated
    ? [
        ...kept.filter(({ service }) => named.every((line) => line.service !== service)),
        ...eachOnce(
          named.map(({ service, marks }) => changed(openLine(service), offerOf(shop, service), marks, false)),
        ),
      ]
    : named.reduce(
        (all, own) => {
          const { service, marks, named: isNamed, called } = own;
          const before = kept.find((line) => line.service === service);
          const start = startOf(shop, talk, before, own, reading);
          const offer = offerOf(shop, service);
          const [count, other] = marks.counts;
          const bare = count?.bare === true && !other;
          const line = forWhatIsThere(shop, kept, byContents(changed(start, offer, marks, bare), reading), reading);
          return updated(all, isNamed || called ? { ...line, described: false } : { ...line, described: !before });
        },
        [...kept],
      );
  const focus = [...new Set(named.map(({ service }) => service))];
  const together =
    edits.adds && leans ? [...talk.focus.filter((service) => !edits.drops.includes(service)), ...focus] : focus;
  return { ...talk, lines: lines.slice(-maxLines), focus: [...new Set(together)] };
}

/** 'How many days for the site?' after WordPress and a logo means the one that is a site. */
export function withMeant(shop: Shop, talk: Talk, own: readonly NamedLine[]): Talk {
  const meant = talk.lines.filter(({ service }) =>
    own.some((line) => line.said && isAlternative(offerOf(shop, line.service), offerOf(shop, service))),
  );
  return meant.length ? { ...talk, focus: meant.map(({ service }) => service) } : talk;
}

/**
 * 'And not in WordPress?': if nothing else is under discussion, the general service replaces the kind that isn't
 * wanted.
 */
function withoutKind(shop: Shop, line: Line | undefined, named: readonly NamedLine[]): Line[] {
  const thing = [...shop.offers.values()].find(
    (offer) => line && offer.things.length > 0 && isAlternative(offerOf(shop, line.service), offer),
  );
  if (!thing || !line) return [];
  const marks = named.find(({ service }) => service === line.service)?.marks ?? noMarks;
  return [changed({ ...openLine(thing.slug), quantities: line.quantities }, thing, marks, false)];
}

export function withoutDropped(shop: Shop, talk: Talk, { edits, lines: named }: Reading): Talk {
  if (!edits.drops.length) return talk;
  const kept = talk.lines.filter(({ service }) => !edits.drops.includes(service));
  const isOther = named.some(({ service }) => !edits.drops.includes(service));
  const lines = kept.length || isOther ? kept : withoutKind(shop, talk.lines.at(-1), named);
  const focus = talk.focus.filter((service) => !edits.drops.includes(service));
  const dropped = talk.lines.filter(({ service }) => edits.drops.includes(service));
  return { ...talk, lines, dropped, focus: focus.length ? focus : lines.map(({ service }) => service) };
}

/** 'Ok, on-page then': of several alternatives, the chosen one is kept and the others are dropped. */
export function withTaken(shop: Shop, talk: Talk, { edits: { taken }, lines }: Reading): Talk {
  if (!taken) return talk;
  const named = lines.filter(
    ({ service, to }) => to <= taken.to && talk.lines.some((line) => line.service === service),
  );
  const [service, another] = named.length ? named.map((line) => line.service) : taken.points ? talk.focus : [];
  if (!service || another) return talk;
  const isLeft = (line: Line) =>
    lines.every((own) => own.service !== line.service) &&
    isAlternative(offerOf(shop, service), offerOf(shop, line.service));
  const dropped = talk.lines.filter(isLeft);
  return dropped.length ? { ...talk, lines: talk.lines.filter((line) => !isLeft(line)), dropped } : talk;
}
