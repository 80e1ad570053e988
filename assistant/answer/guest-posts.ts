import { joinWords } from '#catalogue/join-words.ts';
import { formatMoney } from '#catalogue/money.ts';
import { guestPosts } from '#catalogue/policies.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import { orderApp } from '#company/addresses.ts';
import type { Fact } from '../contract.ts';
import { takesForTrue } from '../understand/money.ts';
import type { Reading } from '../understand/understand.ts';
import type { Part } from './catalogue.ts';

const prices: readonly number[] = guestPosts.sites.map(({ price }) => price);

/** 'Delivered in 10 days, correct?' must not hear a yes. */
function opening({ text, money, facets }: Reading): string {
  const days = Array.from(text.matchAll(/ (\d+) days?(?= )/g), ([, said]) => Number(said));
  const wrong =
    days.some((said) => said !== guestPosts.delivery.to) || money.some(({ dollars }) => !prices.includes(dollars));
  if (wrong && takesForTrue(text)) return 'Not quite. We offer';
  return facets.has('offered') ? 'Yes, we offer' : 'We offer';
}

interface SiteOrder {
  count: number;
  /** Undefined where the site is left open. */
  price: number | undefined;
}

const number = / (\$?)(\d+)(?= (\S*))/g;

/** '3 at the 25 sites and one at the 50': a number that is a site's price follows how many are wanted there. */
function siteOrders(text: string): SiteOrder[] {
  const found: SiteOrder[] = [];
  for (const { 1: sign, 2: digits = '', 3: next = '', index } of text.matchAll(number)) {
    const value = Number(digits);
    const last = found.at(-1);
    const priced =
      prices.includes(value) && (sign || / (?:at|the|for|on|of|from|each) $/.test(text.slice(0, index + 1)));
    if (priced && last && last.price === undefined) last.price = value;
    else if (
      !priced &&
      !sign &&
      /^(?:guest|posts?|sites?|links?|placements?|at|on|from|of|times|more|\$\d+)$/.test(next) &&
      value <= 1000
    )
      found.push({ count: value, price: undefined });
  }
  return found.filter(({ count }) => count > 0);
}

/** What several guest posts come to, or how many a sum buys. */
function sumOf({ text, money }: Reading): { text: string; worked: Fact[] } {
  const value = (dollars: number, field: string): Fact => ({ value: formatMoney(dollars), row: 'guest-posts', field });
  const asked = prices.filter((price) => new RegExp(` (?:at|the) \\$?${price} `).test(text));
  const budget = money.find(({ dollars }) => !asked.includes(dollars))?.dollars;
  if (budget && / how many /.test(text)) {
    const lines = (asked.length ? asked : prices).map((price) => ({ price, count: Math.floor(budget / price) }));
    return {
      text: ` For ${formatMoney(budget)} you get ${joinWords(
        lines.map(({ price, count }) => `${count} at ${formatMoney(price)} (${formatMoney(count * price)})`),
        'or',
      )}.`,
      worked: [
        value(budget, 'budget'),
        ...lines.flatMap(({ price, count }) => [value(price, 'price'), value(price * count, `price times ${count}`)]),
      ],
    };
  }
  const orders = siteOrders(text);
  const count = orders.reduce((sum, order) => sum + order.count, 0);
  if (count < 2) return { text: '', worked: [] };
  const at = (open: number) => orders.reduce((sum, order) => sum + order.count * (order.price ?? open), 0);
  const [least, most] = [at(Math.min(...prices)), at(Math.max(...prices))];
  const total = least === most ? `**${formatMoney(least)}**` : `${formatMoney(least)} to ${formatMoney(most)}`;
  const parts = orders.map((order) => `${order.count}${order.price ? ` at ${formatMoney(order.price)}` : ''}`);
  return {
    text: ` ${joinWords(parts, 'and')} come to ${total} in total.`,
    worked: [
      value(least, 'total'),
      value(most, 'total'),
      ...orders.flatMap((order) => (order.price ? [value(order.price, 'price')] : [])),
    ],
  };
}

/** What the guest posts come to, where every site's price is named. */
export function guestPostTotal({ text }: Reading): number | undefined {
  const orders = siteOrders(text);
  const costs = orders.flatMap(({ count, price }) => (price ? [count * price] : []));
  return costs.length && costs.length === orders.length ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
}

/** Guest posts: no page of their own, prices by site. */
export function guestPostPart(reading: Reading): Part {
  const { anchors, targetUrls } = guestPosts;
  const sum = sumOf(reading);
  return {
    text: `${opening(reading)} **guest posts**: {guest-posts.prices}, depending on the site, delivered in {guest-posts.days}.${sum.text} You get an article of {guest-posts.words} with ${anchors} anchor link and ${targetUrls} target URL; the content has to be relevant to the site. Order on the guest posts and link insertions page of our ordering app: ${orderApp.services}`,
    worked: [
      { value: `${anchors} anchor`, row: 'guest-posts', field: 'anchors' },
      { value: `${targetUrls} target URL`, row: 'guest-posts', field: 'targetUrls' },
      { value: formatQuantity('words', guestPosts.words), row: 'guest-posts', field: 'words' },
      ...sum.worked,
    ],
    tables: [],
  };
}
