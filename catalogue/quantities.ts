import { alsoCounted } from './also-counted.ts';
import { formatMoney } from './money.ts';
import type { QuantityKind } from './quantity-kind.ts';

/** An amount of something a package covers: 7 pages, or 15 to 20 pages. */
export type Amount = number | { from: number; to: number };

const usualKinds = {
  pages: { singular: 'page', plural: 'pages', heading: 'Pages' },
  words: { singular: 'word', plural: 'words', heading: 'Words' },
  concepts: { singular: 'concept', plural: 'concepts', heading: 'Concepts' },
  items: { singular: 'item', plural: 'items', heading: 'Items' },
  stats: { singular: 'stat', plural: 'stats', heading: 'Stats, up to' },
  keywords: { singular: 'keyword', plural: 'keywords', heading: 'Keywords' },
  competitors: { singular: 'competitor', plural: 'competitors', heading: 'Competitors' },
  citations: { singular: 'citation', plural: 'citations', heading: 'Citations' },
  campaigns: { singular: 'campaign', plural: 'campaigns', heading: 'Campaigns' },
  platforms: { singular: 'platform', plural: 'platforms', heading: 'Platforms' },
  posts: { singular: 'post', plural: 'posts', heading: 'Posts' },
  adSpend: { singular: 'ad spend', plural: 'ad spend', heading: 'Ad spend managed, up to', money: true },
  questions: { singular: 'question', plural: 'questions', heading: 'Questions answered' },
  customizationHours: {
    singular: 'customization hour',
    plural: 'customization hours',
    heading: 'Customization hours',
  },
  nicheEdits: { singular: 'niche edit', plural: 'niche edits', heading: 'Niche edits' },
  domainAuthority: { singular: 'domain authority', plural: 'domain authority', heading: 'Domain authority' },
} as const satisfies Record<string, QuantityKind>;

/** Every kind of limit a package can have, in the order of comparison tables. */
export const quantityKinds = { ...usualKinds, ...alsoCounted };

export type QuantityName = keyof typeof quantityKinds;
export type Limits = Partial<Record<QuantityName, Amount>>;

export const quantityNames = Object.keys(quantityKinds) as QuantityName[];

/** The maximum of an amount: 20 of '15 to 20'. */
export function upperBound(amount: Amount): number {
  return typeof amount === 'number' ? amount : amount.to;
}

const count = new Intl.NumberFormat('en-US');

/** The figure alone: '7', '15 to 20', '$100', 'DA10+'. */
export function formatAmount(name: QuantityName, amount: Amount): string {
  if (name === 'domainAuthority') return `DA${upperBound(amount)}+`;
  if (name === 'adSpend') return formatMoney(upperBound(amount));
  if (typeof amount === 'number') return count.format(amount);
  return `${count.format(amount.from)} to ${count.format(amount.to)}`;
}

/** The figure with its noun: '7 pages', '1 campaign', 'up to 10 stats', 'up to $100 of ad spend managed', 'DA10+'. */
export function formatQuantity(name: QuantityName, amount: Amount): string {
  const figure = formatAmount(name, amount);
  if (name === 'domainAuthority') return figure;
  if (name === 'adSpend') return `up to ${figure} of ad spend managed`;
  const kind = quantityKinds[name];
  const noun = upperBound(amount) === 1 ? kind.singular : kind.plural;
  return name === 'stats' ? `up to ${figure} ${noun}` : `${figure} ${noun}`;
}
