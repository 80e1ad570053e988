/** A longer text isn't repeated. */
const maxLetters = 90;
const letters = /^[\p{L}\s',?’-]*$/u;
const conjunction = /^\s*(?:and|also|but|or|plus)\s+/i;
const ends = new Set([...' ?,.\n']);

/**
 * A visitor's text that can be quoted back: short, without figures or markup, without a leading conjunction or final
 * punctuation.
 */
export function quotable(text: string): string | undefined {
  if (text.length > maxLetters || !letters.test(text)) return undefined;
  let end = text.length;
  while (end > 0 && ends.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(conjunction, '').trim() || undefined;
}
