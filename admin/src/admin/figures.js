import { deliveryOf } from './delivery-of.js';

const maxShown = 8;
/** The site's syntax of references (`catalogue/references.ts`). */
const reference = /\{([a-z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\}/g;

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}$.]+/gu) ?? [];

/** The first figures whose name or value contains every word that was typed. */
export function matching(figures, typed) {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const fits = ({ label, value }) => {
    const text = `${label} ${value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return figures.filter(fits).slice(0, maxShown);
}

/** The noun that a value brings: 'pages' of '15 to 25 pages', and nothing of '$50'. */
export function nounOf(value) {
  return /^\d[\d,.]*(?: to \d[\d,.]*)? (\p{L}[\p{L} -]*)$/u.exec(value)?.[1];
}

/** The figures referenced in all texts of a form, without duplicates. */
export function figuresIn(values) {
  return [...new Set(Array.from(JSON.stringify(values ?? {}).matchAll(reference), ([, name]) => name))];
}

const quantityOf = (quantity) => quantity.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function packageFigures(slug, service, { tier, name, price, delivery, limits }) {
  const own = (last, label, value) => ({
    name: `${slug}.${tier}.${last}`,
    label: `${service}, ${name}: ${label}`,
    value,
  });
  return [
    own('name', 'name', name),
    ...(price ? [own('price', 'price', `${price}`)] : []),
    ...(delivery?.to ? [own('days', 'delivery time', deliveryOf(delivery))] : []),
    ...(limits ?? []).flatMap(({ quantity, to }) =>
      quantity && to
        ? [
            own(quantity, quantityOf(quantity), `${to} ${quantityOf(quantity)}`),
            own(`${quantity}.figure`, `${quantityOf(quantity)}, the figure alone`, `${to}`),
          ]
        : [],
    ),
  ];
}

/**
 * The figures of the service in the form, which the site knows only once it is live; the names are the site's
 * (`catalogue/references.ts`). Of other forms, none.
 */
export function ownFigures({ slug, name, packages } = {}) {
  if (!slug || !name || !Array.isArray(packages)) return [];
  const rows = packages.filter((row) => row.tier && row.name);
  const prices = rows.flatMap(({ price }) => (price ? [price] : []));
  const own = (last, label, value) => ({ name: `${slug}.${last}`, label: `${name}: ${label}`, value: `${value}` });
  return [
    own('name', 'name', name),
    ...(prices.length > 0
      ? [
          own('from', 'lowest price', Math.min(...prices)),
          own('to', 'highest price', Math.max(...prices)),
          own('prices', 'all prices', prices.join(', ')),
        ]
      : []),
    ...rows.flatMap((row) => packageFigures(slug, name, row)),
  ];
}

/** The site's figures, and those of the form that it doesn't know yet. */
export function withOwn(figures, values) {
  const known = new Set(figures.map(({ name }) => name));
  return [...ownFigures(values).filter(({ name }) => !known.has(name)), ...figures];
}
