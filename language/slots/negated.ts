const reach = 3;
const negates = /^(?:not|isnt|wasnt|never|no|than|nor|without|except|excluding)$/;
const stops = /^(?:[.,;!?]|but|and|only|just|rather)$/;
const others = /^(?:instead|rather)$/;
/** 'What I don't get with Basic' compares with Basic. */
const held = /^(?:get|have|come|find) (?:with|in)$/;

/** 'Not six', 'instead of the standard', 'rather than five'. */
export function isNegated(words: readonly string[], at: number): boolean {
  if (held.test(words.slice(Math.max(0, at - 2), at).join(' '))) return false;
  for (let back = at - 1; back >= Math.max(0, at - reach); back--) {
    const word = words[back] ?? '';
    if (stops.test(word)) return false;
    if (negates.test(word) || (word === 'of' && others.test(words[back - 1] ?? ''))) return true;
  }
  return false;
}
