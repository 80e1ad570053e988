import { packagesThatFit, pricedPackages } from '#catalogue/look-up.ts';
import { formatMoney } from '#catalogue/money.ts';
import type { Package } from '#catalogue/package.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { type QuoteItem, quote as quoteItems } from '#catalogue/quote.ts';
import type { Part } from './catalogue.ts';
import type { Choice } from './choose-packages.ts';
import { quote } from './quote.ts';

function candidates({ slug, rows, by, dear, fitting = [], wish: { budget: _, ...wish } }: Choice): Package[] {
  if (by === 'tier') return pricedPackages(rows);
  if (dear) return [dear];
  const priced = pricedPackages(fitting.length ? fitting : packagesThatFit(priceLists[slug], wish));
  const named = Object.keys(wish.quantities ?? {}).length > 0;
  return priced.length ? priced.slice(0, named ? 1 : undefined) : pricedPackages(priceLists[slug]);
}

function costOf(rows: readonly Package[], choices: readonly Choice[]): number {
  const items: QuoteItem[] = rows.flatMap(({ tier }, index) => {
    const choice = choices[index];
    return choice ? [{ slug: choice.slug, tier, quantity: choice.times }] : [];
  });
  return quoteItems(items, { discount: false }).total;
}

/** Six services of three tiers are 729 ways to spend one sum. */
const mostSets = 1_000;

/** Every way to choose one of each; where those are too many, the same step up everywhere: all first, all second … */
function setsOf(options: readonly Package[][]): Package[][] {
  const ways = options.reduce((product, rows) => product * rows.length, 1);
  if (ways <= mostSets)
    return options.reduce<Package[][]>(
      (all, rows) => all.flatMap((chosen) => rows.map((row) => [...chosen, row])),
      [[]],
    );
  const steps = options.reduce((most, rows) => Math.max(most, rows.length), 0);
  return Array.from({ length: steps }, (_, step) => options.flatMap((rows) => rows[step] ?? rows.at(-1) ?? []));
}

/** One sum for several services: the most that fits into it, or how far the smallest packages are above it. */
export function sharedBudgetPart(choices: readonly Choice[], budget: number): Part {
  const options = choices.map(candidates);
  const byCost = setsOf(options)
    .map((rows) => ({
      rows,
      cost: costOf(rows, choices),
      rank: Math.min(...rows.map((row, index) => (options[index] ?? []).indexOf(row))),
    }))
    .toSorted((left, right) => left.cost - right.cost);
  // Not all for one and the smallest for the rest.
  const affordable = byCost.filter(({ cost }) => cost <= budget);
  const lowestRank = Math.max(...affordable.map(({ rank }) => rank));
  const best = affordable.findLast(({ rank }) => rank === lowestRank) ?? byCost[0];
  const chosen = choices.map((choice, index) => ({
    ...choice,
    rows: best?.rows.slice(index, index + 1) ?? [],
    by: 'tier' as const,
  }));
  const limit = formatMoney(budget);
  const over = (best?.cost ?? 0) - budget;
  const above = formatMoney(over);
  const part = quote(
    chosen,
    over > 0
      ? `${limit} does not cover all of it: the smallest packages that do are ${above} above.`
      : `Within ${limit} you can have all of it, for example:`,
  );
  return {
    ...part,
    worked: [
      ...part.worked,
      { value: limit, row: 'question', field: 'budget' },
      { value: above, row: 'quote', field: 'above the budget' },
    ],
  };
}
