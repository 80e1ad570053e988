import { broughtInclusions } from '#catalogue/ad-spend.ts';
import { agreeing } from '#catalogue/agreeing.ts';
import { joinWords } from '#catalogue/join-words.ts';
import { deliveryDays, type PricedPackage, pricedPackages, unitCost } from '#catalogue/look-up.ts';
import { formatMoney, formatShare } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import { orderApp } from '#company/addresses.ts';
import type { Fact } from '../contract.ts';
import type { Offer } from '../shop.ts';
import { listed } from '../text/inclusion-words.ts';
import type { Ask } from './ask.ts';
import type { Choice } from './choice.ts';
import {
  figuresLine,
  limitTexts,
  openOfferLine,
  openPackageLine,
  orderLine,
  orderLink,
  packageName,
  priceText,
  shortLine,
  spendLine,
  timeText,
  titleOf,
  withThings,
} from './package-text.ts';
import type { Part } from './part.ts';
import { wishWords } from './wish-words.ts';

/** What one page, word or concept costs in each package, where all of them have it. */
function perUnit(offer: Offer, rows: readonly Package[]): { text: string; worked: Fact[] } {
  const name = quantityNames.find(
    (quantity) =>
      quantity !== 'adSpend' &&
      quantity !== 'domainAuthority' &&
      rows.every(({ limits }) => limits[quantity] !== undefined),
  );
  if (!name) return { text: '', worked: [] };
  const { singular } = quantityKinds[name];
  const costs = rows.flatMap((row) => {
    const cost = unitCost(row, name);
    if (cost === undefined || cost < 0.01) return [];
    const share = typeof row.limits[name] === 'number' ? formatShare(cost) : `from ${formatShare(cost)}`;
    const fact: Fact = {
      value: formatMoney(cost),
      row: `${offer.slug}/${row.tier}`,
      field: `price for one ${singular}`,
    };
    return [{ share, text: `${share} with ${packageName(offer, row)}`, fact }];
  });
  if (!costs.length) return { text: '', worked: [] };
  const [only, other] = new Set(costs.map(({ share }) => share));
  if (costs.length > 1 && !other)
    return { text: ` Per ${singular} that's ${only} either way.`, worked: costs.map(({ fact }) => fact) };
  const said = joinWords(
    costs.map(({ text }) => text),
    'and',
  );
  return { text: ` Per ${singular} that's ${said}.`, worked: costs.map(({ fact }) => fact) };
}

/** Two or more packages of one service: only what differs. */
export function comparePackages({ offer, rows }: Choice): Part {
  const priced = pricedPackages(rows);
  const [cheap, dear] = [priced[0], priced.at(-1)];
  const shared =
    rows[0]?.inclusions.filter((inclusion) => rows.every((row) => row.inclusions.includes(inclusion))) ?? [];
  const differing = rows.map((row) => row.inclusions.filter((inclusion) => !shared.includes(inclusion)));
  const lines = rows.map((row, index) => {
    const extra = differing[index] ?? [];
    if (row.price === null && !row.delivery) return `- ${openPackageLine(offer, row)}`;
    return `- ${figuresLine(offer, row)}${withThings(extra)}`;
  });
  const value = cheap && dear && cheap !== dear ? formatMoney(dear.price - cheap.price) : undefined;
  const gap =
    value && cheap && dear ? `${packageName(offer, dear)} costs ${value} more than ${packageName(offer, cheap)}. ` : '';
  const units = perUnit(offer, rows);
  return {
    text: `${gap}The **${titleOf(offer)}** packages compared:\n${lines.join('\n')}${spendLine(rows)}${units.text && `\n${units.text.trim()}`}\n${orderLine(offer)}`,
    worked: [
      ...(value ? [{ value, row: `${offer.slug}/${dear?.tier}`, field: `price above ${cheap?.tier}` }] : []),
      ...units.worked,
    ],
    tables: [
      {
        caption: `${offer.name}: what differs`,
        head: ['', ...rows.map((row) => packageName(offer, row))],
        rows: [
          ['Price', ...rows.map((row) => priceText(offer, row))],
          ['Delivery', ...rows.map((row) => timeText(offer, row))],
          ['Covers', ...rows.map((row) => limitTexts(offer, row).join(', '))],
          ['Also includes', ...differing.map((extra) => extra.join(', '))],
        ].filter(([, ...cells]) => new Set(cells).size > 1),
      },
    ],
  };
}

/** Whether two lines of packages say the same: 'WordPress theme' is a theme. */
function saysSame(left: string, right: string): boolean {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()];
  return one.endsWith(other) || other.endsWith(one);
}

/** ' Only here: …': what the smallest package meant of a service holds and no service beside it does. */
function onlyHere({ offer, rows: [row] }: Choice, choices: readonly Choice[]): string {
  const beside = choices.filter((choice) => choice.offer !== offer).flatMap(({ rows }) => rows);
  // What a list says of its only package is in the line already.
  const told = row && limitTexts(offer, row).length === 0 && Object.keys(row.limits).length === 0;
  if (!row || told) return '';
  const others = beside.flatMap(({ inclusions }) => inclusions);
  const own = broughtInclusions(row).filter((line) => !others.some((other) => saysSame(line, other)));
  const shared = own.length < broughtInclusions(row).length;
  return own.length ? ` ${shared ? 'Only here' : 'Included'}: ${listed(own)}.` : '';
}

interface Start {
  offer: Offer;
  row: PricedPackage;
}

/** The cheapest package of each that will do, cheapest first. */
function startsOf(choices: readonly Choice[]): Start[] {
  return choices
    .flatMap(({ offer, rows }) => {
      const [row] = pricedPackages(rows);
      return row ? [{ offer, row }] : [];
    })
    .toSorted((left, right) => left.row.price - right.row.price);
}

/** 'For 10 pages, ' where all are compared for the same and have a package for it. */
function comparedFor(choices: readonly Choice[]): { text: string; worked: readonly Fact[] } {
  const [first, ...others] = choices.map(({ wish }) => wishWords(wish));
  const met = choices.every(({ rows, fitting }) =>
    pricedPackages(rows)
      .slice(0, 1)
      .some((row) => fitting.includes(row)),
  );
  if (!first || !met || others.some(({ text }) => text !== first.text)) return { text: '', worked: [] };
  return { text: `For ${first.text}, `, worked: first.worked };
}

/** Which is cheaper, by how much and for what. */
function priceVerdict(
  choices: readonly Choice[],
  { compared: { more } }: Ask,
): { text: string; worked: readonly Fact[] } {
  const starts = startsOf(choices);
  const [low, high] = [starts[0], starts.at(-1)];
  if (!low || !high || low === high) return { text: '', worked: [] };
  const asked = comparedFor(choices);
  const [lowPrice, highPrice] = [priceText(low.offer, low.row), priceText(high.offer, high.row)];
  const fromTheStart =
    choices.every(({ rows }) => rows.length > 1) &&
    starts.every(({ offer, row }) => pricedPackages(offer.packages)[0] === row);
  const start = fromTheStart && !asked.text;
  if (low.row.recurs !== high.row.recurs) {
    // What is paid once and what is paid again are no sums to set against each other.
    const verb = ({ name }: Offer) =>
      start ? `${agreeing(name, 'starts', 'start')} at` : agreeing(name, 'costs', 'cost');
    const said = `${low.offer.name} ${verb(low.offer)} ${lowPrice} and ${high.offer.name} ${verb(high.offer)} ${highPrice}`;
    return { text: `${asked.text}${said}.\n`, worked: asked.worked };
  }
  if (low.row.price === high.row.price) {
    const said = `${start ? 'start at' : 'cost'} the same${start ? ' price' : ''}, ${lowPrice}`;
    return { text: `${asked.text ? `${asked.text}they` : 'They'} ${said}.\n`, worked: asked.worked };
  }
  const value = formatMoney(high.row.price - low.row.price);
  const said = more
    ? `${high.offer.name} ${agreeing(high.offer.name, 'costs', 'cost')} more${start ? ' to start with' : ''}: ${highPrice} against ${lowPrice}, so ${value} more`
    : `${low.offer.name} ${agreeing(low.offer.name, 'is', 'are')} cheaper${start ? ' to start with' : ''}: ${lowPrice} against ${highPrice}, so ${value} less`;
  return {
    text: `${asked.text}${said}.\n`,
    worked: [
      ...asked.worked,
      {
        value,
        row: `${high.offer.slug}/${high.row.tier}`,
        field: `price above ${low.offer.slug}/${low.row.tier}`,
      },
    ],
  };
}

/** Which is quicker, or takes longer, and by how much; nothing where one of them goes on. */
function timeVerdict(
  choices: readonly Choice[],
  { compared: { more } }: Ask,
): { text: string; worked: readonly Fact[] } | undefined {
  const timed = startsOf(choices)
    .flatMap(({ offer, row }) => (row.recurs ? [] : [{ offer, row, days: deliveryDays(row) ?? 0 }]))
    .toSorted((left, right) => left.days - right.days);
  const [quick, slow] = [timed[0], timed.at(-1)];
  if (!quick || !slow || quick === slow || timed.length < choices.length) return undefined;
  const [least, most] = [timeText(quick.offer, quick.row), timeText(slow.offer, slow.row)];
  if (quick.days === slow.days) return { text: `They take the same time, ${least}.\n`, worked: [] };
  const value = `${slow.days - quick.days} days`;
  const said = more
    ? `${slow.offer.name} ${agreeing(slow.offer.name, 'takes', 'take')} longer: ${most} against ${least}, so ${value} more`
    : `${quick.offer.name} ${agreeing(quick.offer.name, 'is', 'are')} quicker: ${least} against ${most}, so ${value} less`;
  return {
    text: `${said}.\n`,
    worked: [{ value, row: `${slow.offer.slug}/${slow.row.tier}`, field: 'time above the quicker' }],
  };
}

/** Guest posts beside services: they have prices by site and no packages. */
function besideGuestPosts(choices: readonly Choice[], from: number): { text: string; worked: readonly Fact[] } {
  const price = formatMoney(from);
  const starts = startsOf(choices).map(({ offer, row }) => `${offer.name} at ${priceText(offer, row)}`);
  return {
    text: `Guest posts start at ${price}, ${joinWords(starts, 'and')}.\n`,
    worked: [{ value: price, row: 'guest-posts', field: 'price' }],
  };
}

/** Services that share one list: the list once, and where to order each. */
function sharedListPart(choices: readonly Choice[]): Part {
  const rows = [...new Set(choices.flatMap((choice) => choice.rows))];
  const [first] = choices;
  const lines = first
    ? first.offer.packages.filter((row) => rows.includes(row)).map((row) => shortLine(first.offer, row))
    : [];
  const orders = choices.map(({ offer }) => `${titleOf(offer)}: ${orderLink(offer).url}`);
  return {
    text: `They cost the same, because they share one price list:\n${lines.map((line) => `- ${line}`).join('\n')}${spendLine(rows)}\nOrder here:\n${orders.map((line) => `- ${line}`).join('\n')}`,
    worked: [],
    tables: [],
  };
}

/** 'What has GEO Premium that SEO hasn't?': a service without a package is compared by the package of that name. */
function alignedWith(choice: Choice, all: readonly Choice[]): Choice {
  const tiers = new Set(all.flatMap(({ by, line }) => (by === 'name' && line.tiers.length === 1 ? line.tiers : [])));
  const rows = choice.by === 'all' && tiers.size === 1 ? choice.rows.filter(({ tier }) => tiers.has(tier)) : [];
  return rows.length ? { ...choice, rows } : choice;
}

/** Two or more services side by side, and which is cheaper; `guestPosts` is where those start, if they are among them. */
export function compareServices(given: readonly Choice[], ask: Ask, guestPosts?: number): Part {
  const choices = given.map((choice) => alignedWith(choice, given));
  const sharedList = choices.every(({ offer }) => offer.packages === choices[0]?.offer.packages);
  if (sharedList && guestPosts === undefined) return sharedListPart(choices);
  const lines = choices.map((choice) => {
    const { offer, rows } = choice;
    return `- ${openOfferLine(offer, rows)}.${onlyHere(choice, choices)} ${orderLine(offer)}`;
  });
  if (guestPosts !== undefined)
    lines.push(`- **Guest posts**: {guest-posts.prices} by site, {guest-posts.days}. Order here: ${orderApp.services}`);
  const verdict =
    guestPosts !== undefined
      ? besideGuestPosts(choices, guestPosts)
      : (ask.compared.by === 'time' && timeVerdict(choices, ask)) || priceVerdict(choices, ask);
  const spend = spendLine(choices.flatMap(({ rows }) => rows));
  return { text: `${verdict.text}${lines.join('\n')}${spend}`, worked: verdict.worked, tables: [] };
}
