const mostShown = 8;
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
  return figures.filter(fits).slice(0, mostShown);
}

/** The figures referenced in all texts of a form, without duplicates. */
export function figuresIn(values) {
  return [...new Set(Array.from(JSON.stringify(values ?? {}).matchAll(reference), ([, name]) => name))];
}
