import { joinWords } from '#catalogue/join-words.ts';
import { pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { formatQuantity, type QuantityName } from '#catalogue/quantities.ts';
import { cheapestOrders, type QuoteItem, quote } from '#catalogue/quote.ts';
import type { Fact } from '../contract.ts';
import { claimedPrice } from '../understand/money.ts';
import type { Reading } from '../understand/understand.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { orderLine, packageName, packageSentence, serviceTitle } from './package-text.ts';

/** Amounts that several orders hold together; ten pages and five pages are no website of fifteen. */
const divisible: readonly QuantityName[] = ['words', 'items'];

function dividedAmount({ wish: { quantities = {} } }: Choice): { name: QuantityName; amount: number } | undefined {
  const name = divisible.find((each) => quantities[each] !== undefined);
  const amount = name && quantities[name];
  return name && amount ? { name, amount } : undefined;
}

function itemsOf({ slug, times }: Choice, rows: readonly Package[]): QuoteItem[] {
  return [...new Set(rows)].map(({ tier }) => ({
    slug,
    tier,
    quantity: times * rows.filter((row) => row.tier === tier).length,
  }));
}

/** The packages a choice comes down to; undefined where several are still possible or one has no price. */
export function orderOf(choice: Choice): QuoteItem[] | undefined {
  const { slug, rows, by, fitting } = choice;
  const row = by === 'wish' ? fitting?.[0] : rows.length === 1 ? rows[0] : undefined;
  if (row) return row.price === null ? undefined : itemsOf(choice, [row]);
  const divided = by === 'wish' ? dividedAmount(choice) : undefined;
  const orders = divided ? cheapestOrders(priceLists[slug], divided.name, divided.amount) : [];
  return orders.length ? itemsOf(choice, orders) : undefined;
}

export function asksDiscount(text: string): boolean {
  return (
    / (?:(?:with|after|minus|less|incl\S*|apply\S*|using|counting) (?:\S+ ){0,2}(?:10%|discount\S*)|10% (?:off|less|discount\S*|reduction|cheaper|reduced|taken|applied)|discounted) /.test(
      text,
    ) && !/ (?!10%)\d+% /.test(text)
  );
}

/** What the packages cost with the discount option, where it is asked for. */
export function discountLine(
  text: string,
  rows: readonly { items: readonly QuoteItem[] }[],
): { text: string; worked: Fact[] } {
  if (!asksDiscount(text) || !rows.length) return { text: '', worked: [] };
  const values = rows.map(({ items }) => formatMoney(quote(items, { discount: true }).due));
  return {
    text: `\nWith the {policy.discount} discount option at checkout: ${joinWords(values, 'or')}.`,
    worked: values.map((value) => ({ value, row: 'quote', field: 'with the discount option' })),
  };
}

/** 'As separate orders' where that is cheaper than the next size up. */
export function cheaperApart(choice: Choice): { text: string; worked: Fact[] } {
  const divided = dividedAmount(choice);
  const single = choice.fitting?.[0]?.price;
  if (!divided || !single) return { text: '', worked: [] };
  const items = itemsOf({ ...choice, times: 1 }, cheapestOrders(priceLists[choice.slug], divided.name, divided.amount));
  const { total } = quote(items, { discount: false });
  if (!items.length || total >= single) return { text: '', worked: [] };
  const value = formatMoney(total);
  return {
    text: ` Split into separate orders (${orderWords(items)}) it comes to ${value}.`,
    worked: [{ value, row: 'quote', field: 'separate orders' }],
  };
}

function orderWords(items: readonly QuoteItem[]): string {
  return joinWords(
    items.map(({ slug, tier, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}{${slug}.${tier}.name}`),
    'and',
  );
}

/** Says of a price taken for true whether it is. */
export function verdictOn({ text, money }: Reading, prices: readonly number[]): string {
  const claimed = claimedPrice(text, money);
  if (claimed === undefined) return '';
  return prices.includes(claimed) ? "Yes, that's right. " : 'Not quite. ';
}

/** Several orders of one service: three articles, six months, a long text in parts. */
export function ordersPart(choice: Choice, items: readonly QuoteItem[], reading: Reading): Part {
  const { slug, times } = choice;
  const { total } = quote(items, { discount: false });
  const value = formatMoney(total);
  const [first] = items;
  const row = priceLists[slug].find(({ tier }) => tier === first?.tier);
  const months = `${times} months`;
  const worked: Fact[] = [
    { value, row: 'quote', field: `price times ${times}` },
    { value: `${times}`, row: 'question', field: 'count' },
  ];
  const off = discountLine(reading.text, [{ items }]);
  let said = '';
  if (items.length === 1 && row) {
    const unit = row.recurs ? months : `${first?.quantity} orders`;
    said = `${packageSentence(slug, row)} ${unit} come to **${value}** in total.`;
    if (row.recurs) worked.push({ value: months, row: 'question', field: 'months' });
  } else {
    const { name, amount } = dividedAmount(choice) ?? { name: 'words', amount: 0 };
    const asked = formatQuantity(name, amount);
    worked.push({ value: asked, row: 'question', field: name });
    const each = items.map(
      (item) => `${packageName(slug, { tier: item.tier } as Package)} at {${slug}.${item.tier}.price}`,
    );
    said = `For ${times > 1 ? `${times} × ` : ''}${asked} of **${serviceTitle(slug)}**, the cheapest is ${orderWords(items)}: **${value}** in total (${joinWords(each, 'and')}), ready in {${slug}.${first?.tier}.days}.`;
  }
  return {
    text: `${verdictOn(reading, [total, row?.price ?? total])}${said}${off.text}\n${orderLine(slug)}`,
    worked: [...worked, ...off.worked],
    tables: [],
  };
}

/** Every package of a choice as an order of its own. */
export function eachRow({ slug, times, rows }: Choice): { items: QuoteItem[] }[] {
  return pricedPackages(rows).map(({ tier }) => ({ items: [{ slug, tier, quantity: times }] }));
}
