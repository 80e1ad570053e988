import { joinWords } from '#catalogue/join-words.ts';
import { formatMoney } from '#catalogue/money.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import { offerOf } from '#catalogue/shop.ts';
import type { Fact } from '../contract.ts';
import type { Line } from '../talk/line.ts';
import type { Ask } from './ask.ts';
import type { Part } from './part.ts';
import { offeredWords } from './told.ts';
import { verdictOn } from './verdict.ts';

/** Guest posts as one line of a quote. */
export interface GuestPostOrder {
  text: string;
  worked: readonly Fact[];
  /** Dollars at the price named, or at the lowest. */
  total: number;
}

function pricesOf({ shop }: Ask): number[] {
  return shop.catalogue.guestPosts.sites.map(({ price }) => price);
}

function fact(dollars: number, field: string): Fact {
  return { value: formatMoney(dollars), row: 'guest-posts', field };
}

/** The price of the site meant, where one is chosen or named. */
function sitePrice({ service, tiers }: Line, ask: Ask): number | undefined {
  const [chosen, other] = offerOf(ask.shop, service).packages.filter(({ tier }) => tiers.includes(tier));
  if (chosen?.price && !other) return chosen.price;
  const { dollars } = ask.claimed;
  return dollars !== undefined && pricesOf(ask).includes(dollars) ? dollars : undefined;
}

export function guestPostOrder(lines: readonly Line[], ask: Ask): GuestPostOrder {
  const orders = lines.map((line) => oneOrder(line, ask));
  return {
    text: orders.map(({ text }) => text).join('\n'),
    worked: orders.flatMap(({ worked }) => worked),
    total: orders.reduce((sum, { total }) => sum + total, 0),
  };
}

function oneOrder(line: Line, ask: Ask): GuestPostOrder {
  const price = sitePrice(line, ask) ?? pricesOf(ask).reduce((least, each) => Math.min(least, each));
  const total = price * line.times;
  return {
    text: `- ${line.times > 1 ? `${line.times} × **guest post** at ${formatMoney(price)}: ${formatMoney(total)}, {guest-posts.days} each` : `**Guest post**: ${formatMoney(price)}, {guest-posts.days}`}. Order here: {orders.link}`,
    worked: [
      fact(price, 'price'),
      fact(total, `price times ${line.times}`),
      { value: `${line.times}`, row: 'question', field: 'count' },
    ],
    total,
  };
}

interface Sum {
  text: string;
  worked: readonly Fact[];
}

/** How many a budget buys. */
function bought(ask: Ask, budget: number): Sum {
  const lines = pricesOf(ask)
    .map((price) => ({ price, count: Math.floor(budget / price) }))
    .filter(({ count }) => count > 0);
  const said = lines.map(({ price, count }) => `${count} at ${formatMoney(price)} (${formatMoney(count * price)})`);
  return {
    text: said.length ? `For ${formatMoney(budget)} you get ${joinWords(said, 'or')}. ` : '',
    worked: [
      fact(budget, 'budget'),
      ...lines.flatMap(({ price, count }) => [fact(price, 'price'), fact(price * count, `price times ${count}`)]),
    ],
  };
}

/** What several come to. */
function severalOf(line: Line, ask: Ask): Sum {
  const { times } = line;
  if (times < 2) return { text: '', worked: [] };
  const prices = pricesOf(ask);
  const price = sitePrice(line, ask);
  const least = times * (price ?? Math.min(...prices));
  const most = times * (price ?? Math.max(...prices));
  const said = price
    ? `**${formatMoney(least)}** in total for ${times} guest posts at ${formatMoney(price)} each. `
    : `${times} guest posts come to **${formatMoney(least)} to ${formatMoney(most)}** in total, depending on the sites. `;
  return {
    text: said,
    worked: [
      fact(least, 'total'),
      fact(most, 'total'),
      { value: `${times} guest posts`, row: 'question', field: 'count' },
    ],
  };
}

/** The price leads, or the time where only that is asked. */
function figuresSaid({ wants }: Ask): string {
  return wants.has('time') && !wants.has('price')
    ? 'A **guest post** takes **{guest-posts.days}** and costs {guest-posts.prices}, depending on the site.'
    : 'A **guest post** costs {guest-posts.prices}, depending on the site, and takes {guest-posts.days}.';
}

/** Guest posts: no page of their own, prices by site. */
export function guestPostPart(line: Line, ask: Ask): Part {
  const { words, delivery, sites } = ask.shop.catalogue.guestPosts;
  const sum = ask.budget === undefined ? severalOf(line, ask) : bought(ask, ask.budget);
  const count = sites.reduce((sum, site) => sum + site.count, 0);
  const verdict = verdictOn(ask, { prices: pricesOf(ask), days: [delivery.to] });
  const yes = verdict || offeredWords(ask);
  return {
    text: `${yes}${ask.amountAsked === 'words' ? 'The article is {guest-posts.words} long. ' : ''}${sum.text}${figuresSaid(ask)} You get:\n- A {guest-posts.article}, relevant to the site\n- One anchor text and one target URL\n- A choice of {guest-posts.count}: {guest-posts.by-price}\nOrder on the guest posts and link insertions page of our ordering app: {orders.link}`,
    worked: [
      { value: `${count} sites`, row: 'guest-posts', field: 'sites' },
      { value: formatQuantity('words', words), row: 'guest-posts', field: 'words' },
      ...sites.map(({ price }) => fact(price, 'price')),
      ...sum.worked,
    ],
    tables: [],
  };
}
