import type { Mention } from './mentions.ts';

/** What a message does to what is under discussion. */
export interface Edits {
  /** Services it drops. */
  drops: readonly string[];
  /** What it names comes on top of what was spoken of. */
  adds: boolean;
  /** What it names stands in place of what was spoken of. */
  replaces: boolean;
  /** It speaks of everything under discussion. */
  all: boolean;
  /** It asks what things come to, without a word on which. */
  sums: boolean;
  /** It speaks of two at once: 'both', 'between the two'. */
  both: boolean;
  /** It chooses a package by what is in it: 'the one with payments'. */
  picks: boolean;
}

const drops =
  / (?:drop|remove|without|leave|leaving|scrap|skip|forget|minus|take|cancel|lose|no|not|dont need|do not need|dont want|do not want|except|excluding|cut|ditch|exclude|kick|throw|strike|bin) (?:the |a |an |my |that |about the |out |about |any |out the |off the |away the |need the |want the )*$/;
const dropsAfter = /^ (?:out|off|away|after all)\b/;
const neverMind = / (?:without|drop|scrap|skip|remove|leave|forget|ditch|minus) /;
const adds =
  / (?:plus|add|adding|also|as well|too|on top|together with|along with|in addition|and (?:a|an|the|some|for|then|maybe|\d+)|with (?:a|an)|both|additionally|throw in|include)(?= )/;
const replaces =
  / (?:instead|rather|i meant|i mean|meant|actually|sorry|no wait|wait no|correction|not the|scrap that|make (?:it|that)|change (?:it|that)|switch)(?= )|^ (?:no|nah|nope) /;
const all =
  / (?:all of (?:it|them|that|this)|everything|altogether|together|whole (?:thing|lot|order|package)|the lot|combined|all in|both|all that|all this|these|them|each of them|all (?:2|3|4|5|6)|the (?:2|3|4)) /;
const sums = / (?:total|sum|come to|comes to|come out|add up|adds up|overall|bill|makes?) /;
const both = / (?:both|each|the (?:2|two)|between them|1 of each|one of each|either) /;

const picks =
  / (?:(?:the|that) (?:one|package|plan|version|option|tier)|whichever|whatever|which (?:one|package|plan|of \S+|tier)?) ?(?:that |which |actually )?(?:with|has|have|having|includes?|including|comes with|does|covers|got) | (?:want|need|wants|needs|like) (?:\S+ ){1,5}in (?:it|there|that) /;

/** How a message changes what was spoken of before. */
export function editsIn(words: readonly string[], mentions: readonly Mention[]): Edits {
  const text = ` ${words.join(' ')} `;
  const dropped = mentions.filter(({ from, to }) => {
    const before = ` ${words.slice(Math.max(0, from - 5), from).join(' ')} `;
    const after = ` ${words.slice(to, to + 3).join(' ')}`;
    return drops.test(before) || (dropsAfter.test(after) && neverMind.test(before));
  });
  return {
    drops: dropped.map(({ service }) => service),
    adds: adds.test(text),
    replaces: replaces.test(text),
    all: all.test(text),
    sums: sums.test(text),
    both: both.test(text),
    picks: picks.test(text),
  };
}
