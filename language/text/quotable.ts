/** A longer text is not said again. */
const mostLetters = 90;
const letters = /^[\p{L}\s',?’-]*$/u;
const conjunction = /^\s*(?:and|also|but|or|plus)\s+/i;
const ends = new Set([...' ?,.\n']);

/** What somebody wrote, fit to be said back to them: short, without figures or markup, a conjunction before it or its last sign. */
export function quotable(text: string): string | undefined {
  if (text.length > mostLetters || !letters.test(text)) return undefined;
  let end = text.length;
  while (end > 0 && ends.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(conjunction, '').trim() || undefined;
}
