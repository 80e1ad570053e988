import { joinWords } from '#catalogue/join-words.ts';
import { formatMoney } from '#catalogue/money.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import { orderApp } from '#company/addresses.ts';
import type { Fact } from '../contract.ts';
import type { Line } from '../talk/line.ts';
import type { Ask } from './ask.ts';
import { offeredWords } from './package-text.ts';
import type { Part } from './part.ts';
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

/** The price of the site meant, where one is named. */
function sitePrice(ask: Ask): number | undefined {
  const prices = pricesOf(ask);
  return ask.claimed.dollars !== undefined && prices.includes(ask.claimed.dollars) ? ask.claimed.dollars : undefined;
}

export function guestPostOrder(line: Line, ask: Ask): GuestPostOrder {
  const price = sitePrice(ask) ?? pricesOf(ask).reduce((least, each) => Math.min(least, each));
  const total = price * line.times;
  return {
    text: `- **Guest posts**, ${line.times > 1 ? `${line.times} times ` : ''}${formatMoney(price)}: ${formatMoney(total)}. Order here: ${orderApp.services}`,
    worked: [
      fact(price, 'price'),
      fact(total, `price times ${line.times}`),
      { value: `${line.times}`, row: 'question', field: 'count' },
    ],
    total,
  };
}

/** How many a budget buys, or what several come to. */
function sumOf(line: Line, ask: Ask): { text: string; worked: Fact[] } {
  const prices = pricesOf(ask);
  if (ask.budget !== undefined) {
    const { budget } = ask;
    const lines = prices
      .map((price) => ({ price, count: Math.floor(budget / price) }))
      .filter(({ count }) => count > 0);
    const said = lines.map(({ price, count }) => `${count} at ${formatMoney(price)} (${formatMoney(count * price)})`);
    return {
      text: said.length ? ` For ${formatMoney(budget)} you get ${joinWords(said, 'or')}.` : '',
      worked: [
        fact(budget, 'budget'),
        ...lines.flatMap(({ price, count }) => [fact(price, 'price'), fact(price * count, `price times ${count}`)]),
      ],
    };
  }
  if (line.times < 2) return { text: '', worked: [] };
  const price = sitePrice(ask);
  const [least, most] = [price ?? Math.min(...prices), price ?? Math.max(...prices)].map((each) => each * line.times);
  const total =
    least === most ? `**${formatMoney(least ?? 0)}**` : `${formatMoney(least ?? 0)} to ${formatMoney(most ?? 0)}`;
  return {
    text: ` For ${line.times} of them that's ${total} in total.`,
    worked: [
      fact(least ?? 0, 'total'),
      fact(most ?? 0, 'total'),
      { value: `${line.times}`, row: 'question', field: 'count' },
    ],
  };
}

/** Guest posts: no page of their own, prices by site. */
export function guestPostPart(line: Line, ask: Ask): Part {
  const { anchors, targetUrls, words, delivery, sites } = ask.shop.catalogue.guestPosts;
  const sum = sumOf(line, ask);
  const bySite = joinWords(
    sites.map(({ price, count }) => `${count} at ${formatMoney(price)}`),
    'and',
  );
  const count = sites.reduce((sum, site) => sum + site.count, 0);
  const verdict = verdictOn(ask, { prices: pricesOf(ask), days: [delivery.to] });
  const yes = !verdict && ask.wants.has('offered') ? offeredWords : verdict;
  return {
    text: `${yes}A **guest post** costs {guest-posts.prices}, depending on the site, and takes {guest-posts.days}.${sum.text} You get:\n- A {guest-posts.article}, relevant to the site\n- ${anchors} anchor link and ${targetUrls} target URL\n- A choice of ${count} sites: ${bySite}\nOrder on the guest posts and link insertions page of our ordering app: ${orderApp.services}`,
    worked: [
      { value: `${count} sites`, row: 'guest-posts', field: 'sites' },
      { value: `${anchors} anchor`, row: 'guest-posts', field: 'anchors' },
      { value: `${targetUrls} target URL`, row: 'guest-posts', field: 'targetUrls' },
      { value: formatQuantity('words', words), row: 'guest-posts', field: 'words' },
      ...sites.map(({ price }) => fact(price, 'price')),
      ...sum.worked,
    ],
    tables: [],
  };
}
