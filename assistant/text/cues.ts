/**
 * Phrases that show what a visitor means, written so that they can be read aloud:
 *   'money back'            these words in this order
 *   a last word of four letters or more may be in the plural
 *   'refund~'               the word and its longer forms: refunded, refundable
 *   'get * back'            up to four words of the same sentence between; '**' up to twelve
 *   '(cancel|stop) (my)? orders?'   one of several words; a word, or a letter, that may be missing
 */
function toPattern(phrase: string): string {
  return phrase
    .trim()
    .replace(/ \*$/, '')
    .replaceAll(' ** ', ' (?:[^ .][^ ]* ){0,12}')
    .replaceAll(' * ', ' (?:[^ .][^ ]* ){0,4}')
    .replace(/(?<![^ (|])(\([^()]*\))\? /g, '(?:$1 )?')
    .replaceAll('~', '[^ ]*')
    .replaceAll('$', '\\$');
}

export type Cues = RegExp;

/** One expression for all phrases; it reads a plain text with a space before and after. */
export function cues(...phrases: readonly string[]): Cues {
  return new RegExp(` (?:${phrases.map(toPattern).join('|')})(?= |(?<=[a-z]{4})s )`, 'u');
}

/** A text that has both, in whatever order and over the ends of sentences: 'paid an hour ago. get me out'. */
export function bothCues(one: Cues, other: Cues): Cues {
  return new RegExp(`^(?=.*${one.source})(?=.*${other.source})`, 'u');
}

export function eitherCues(one: Cues, other: Cues): Cues {
  return new RegExp(`${one.source}|${other.source}`, 'u');
}

export function hasCue(text: string, sought: Cues): boolean {
  return sought.test(text);
}
