import { offerOf, type Shop } from '#catalogue/shop.ts';
import type { Reading } from '../read/reading.ts';
import { withBoth, withReferredTo } from './anaphora.ts';
import { withCompared } from './compared.ts';
import { isMarked, type Line } from './line.ts';
import { withMeant, withNamed, withoutDropped, withTaken } from './named.ts';
import { withOffered, withPicked } from './picked.ts';
import { asksContents, asksSum, linesSpokenOf, type Talk } from './talk.ts';
import { withMeasured, withUnassigned } from './unassigned-marks.ts';

/** The unit asked about is remembered: 'how many posts?', then 'I'd want 15'. */
function withAsked(shop: Shop, talk: Talk, { amountAsked }: Reading): Talk {
  if (!amountAsked) return talk;
  const has = ({ service }: Line) => offerOf(shop, service).packages.some(({ limits }) => amountAsked in limits);
  const lines = talk.lines.map((line) =>
    talk.focus.includes(line.service) && has(line) ? { ...line, asked: amountAsked } : line,
  );
  return { ...talk, lines };
}

/** 'My budget is 1500, which can I get?' deselects a package that costs more. */
function withinBudget(shop: Shop, talk: Talk, { budget, lines, unassigned }: Reading): Talk {
  const [only, other] = talk.lines;
  if (budget === undefined || lines.length || isMarked(unassigned) || !only || other) return talk;
  const offer = offerOf(shop, only.service);
  const isOver = offer.packages.some(({ tier, price }) => only.tiers.includes(tier) && (price ?? 0) > budget);
  return isOver ? { ...talk, lines: [{ ...only, tiers: [] }] } : talk;
}

/** The dialogue state after a message about the catalogue. */
export function afterOrder(shop: Shop, talk: Talk, reading: Reading): Talk {
  const ordered = withOffered(shop, withOrdered(shop, talk, reading), reading);
  return withCompared(ordered, talk, reading);
}

function withOrdered(shop: Shop, talk: Talk, reading: Reading): Talk {
  const figures = {
    ...talk,
    refused: undefined,
    matter: undefined,
    totalAsked: talk.totalAsked || asksSum(reading),
    budget: reading.budget ?? talk.budget,
    deadlineDays: reading.deadlineDays ?? talk.deadlineDays,
    due: reading.days.due ?? talk.due,
  };
  const left = withTaken(shop, withoutDropped(shop, withinBudget(shop, figures, reading), reading), reading);
  const chosen = withPicked(shop, left, reading);
  if (chosen) return withAsked(shop, chosen, reading);
  const pointed = withReferredTo(shop, left, reading);
  // 'The second one, plus a logo' refers, then orders.
  if (pointed !== left && reading.lines.length)
    return withOrdered(shop, pointed, { ...reading, unassigned: { ...reading.unassigned, tiers: [] } });
  if (pointed !== left) return pointed;
  const own = reading.lines.filter(({ service }) => !reading.edits.drops.includes(service));
  // 'Are meta descriptions included?' asks about what was discussed.
  const asksOfIt =
    asksContents(reading) &&
    reading.whether &&
    reading.leans &&
    left.focus.some((service) => reading.holders.has(service));
  // 'How long does building one take?' continues with what was discussed, although it sounds like a website.
  const vague =
    reading.short &&
    !(reading.edits.adds && own.some(({ said }) => said)) &&
    talk.lines.length > 0 &&
    own.every(({ named, called, marks }) => (asksOfIt || !(named || called)) && !isMarked(marks));
  const named = own.length ? (vague ? withMeant(shop, left, own) : withNamed(shop, left, reading)) : left;
  const isAll = reading.edits.all && !reading.edits.both;
  const focus = isAll && !own.length ? linesSpokenOf(named, 'all').map(({ service }) => service) : named.focus;
  const others = left.focus.filter((service) => own.every((line) => line.service !== service));
  // 'Premium, plus a logo' refers to what was there, 'stay with the logo, make it four' to the logo.
  const end = Math.max(0, ...own.map(({ to }) => to));
  const { counts, tiers, authorities } = reading.unassigned;
  const isAfter = [...counts, ...tiers, ...authorities].every(({ at }) => at >= end);
  const spoken = own.length && !vague && others.length && !isAfter ? others : focus;
  const marked = withMeasured(shop, withUnassigned(shop, { ...named, focus }, reading, spoken), reading);
  return withAsked(shop, withBoth(shop, marked, reading), reading);
}
