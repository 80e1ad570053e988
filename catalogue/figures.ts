import { type Catalogue, catalogue } from './catalogue.ts';
import { packagesOf } from './look-up.ts';
import { type QuantityName, quantityKinds } from './quantities.ts';
import { referenceNames } from './reference-names.ts';
import { resolveReference } from './references.ts';
import { capitalize } from './say/grammar.ts';

/** Something that a text may reference, as its author selects it. */
export interface Figure {
  /** The text between the braces: 'logo-design.basic.price'. */
  name: string;
  /** 'Logo Design, Basic: price'. */
  label: string;
  /** What visitors read: '$50'. */
  value: string;
}

const words: Readonly<Record<string, string>> = {
  from: 'lowest price',
  to: 'highest price',
  prices: 'all prices',
  times: 'delivery times',
  days: 'delivery time',
  piece: 'one piece of it',
};

function wordOf(name: string): string {
  if (Object.hasOwn(quantityKinds, name)) return quantityKinds[name as QuantityName].plural;
  return words[name] ?? name.replaceAll('-', ' ');
}

/** What follows the service or package: 'price', 'pages, the figure alone', 'price per page'. */
function lastWords(path: readonly string[]): string {
  const [before = '', last = ''] = path.slice(-2);
  if (path.length === 3 && last === 'figure') return `${wordOf(before)}, the figure alone`;
  if (path.length === 3) return `price per ${quantityKinds[last as QuantityName].singular}`;
  return wordOf(path.at(-1) ?? '');
}

function labelOf(name: string, from: Catalogue): string {
  const [head = '', ...path] = name.split('.');
  const last = lastWords(path);
  const service = from.serviceNames[head]?.name;
  if (!service) return `${capitalize(wordOf(head))}: ${last}`;
  const [tier] = path.length > 1 ? path : [];
  const row = tier && packagesOf(head, from.priceLists).find((each) => each.tier === tier);
  return `${row ? `${service}, ${row.name}` : service}: ${last}`;
}

/** Every figure and fact that a text may reference, with its name in words and its value. */
export function listFigures(from: Catalogue = catalogue): Figure[] {
  return referenceNames(from).map((name) => ({
    name,
    label: labelOf(name, from),
    value: resolveReference(name, from) ?? '',
  }));
}
