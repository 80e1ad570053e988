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
  /** It chooses a package by what is in it: 'the one with payments'. */
  picks: boolean;
}

const drops =
  / (?:drop|remove|without|leave|leaving|scrap|skip|forget|minus|take|cancel|lose|no|not|dont need|do not need|dont want|do not want|except|excluding|cut|ditch|exclude) (?:the |a |an |my |that |about the |about |any |out the |off the |away the |need the |want the )*$/;
const dropsAfter = /^ (?:out|off|away|after all)\b/;
const neverMind = / (?:without|drop|scrap|skip|remove|leave|forget|ditch|minus) /;
const adds =
  / (?:plus|add|adding|also|as well|too|on top|together with|along with|in addition|and (?:a|an|the|some|for|then|maybe|\d+)|with (?:a|an)|both|additionally|throw in|include)(?= )/;
const replaces =
  / (?:instead|rather|i meant|i mean|meant|actually|sorry|no wait|wait no|correction|not the|scrap that|make (?:it|that)|change (?:it|that)|switch)(?= )|^ (?:no|nah|nope) /;
const all =
  / (?:all of (?:it|them|that|this)|everything|altogether|together|in total|the total|total|whole (?:thing|lot|order|package)|the lot|sum|combined|come to|comes to|add up|adds up|grand total|all in|overall|both|bill|all that|all this|these|them) /;

const picks =
  / (?:(?:the|that) (?:one|package|plan|version|option|tier)|whichever|whatever|which (?:one|package|plan|of \S+|tier)?) ?(?:that |which |actually )?(?:with|has|have|having|includes?|including|comes with|does|covers|got) /;

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
    picks: picks.test(text),
  };
}
