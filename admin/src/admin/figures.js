const mostShown = 8;
/** As the site reads them (`catalogue/references.ts`). */
const reference = /\{([a-z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\}/g;

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}$.]+/gu) ?? [];

/** The first figures whose name in words, or value, holds every word that was typed. */
export function matching(figures, typed) {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const fits = ({ label, value }) => {
    const text = `${label} ${value}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return figures.filter(fits).slice(0, mostShown);
}

/** The names of figures in all the texts of a form, each once. */
export function figuresIn(values) {
  return [...new Set(Array.from(JSON.stringify(values ?? {}).matchAll(reference), ([, name]) => name))];
}
