import type { Mention } from './mentions.ts';

/** What a message does to the order. */
export interface EditCues {
  /** Services it drops. */
  drops: readonly string[];
  /** It adds what it names. */
  adds: boolean;
  /** One more of what was discussed: 'add a premium one too'. */
  addsAnother: boolean;
  /** Another order besides the one discussed, with its own size: 'bought a second shop, 48 pages'. */
  isSecondOrder: boolean;
  /** Some of several identical ones: 'two of them', 'the rest'. */
  changesSome: boolean;
  /** It restores what was removed. */
  restores: boolean;
  /** It replaces the current service by what it names. */
  replaces: boolean;
  /** It is about the whole order. */
  refersToAll: boolean;
  /** It asks for a total without saying of what. */
  asksTotal: boolean;
  /** It refers to two at once: 'both', 'between the two'. */
  refersToBoth: boolean;
  /** One order of each of them. */
  wantsEach: boolean;
  /** It chooses a package by its contents: 'the one with payments'. */
  choosesByContents: boolean;
  /** It refers to one discussed before: 'that one'. */
  refersBack: boolean;
  /** It says what something should include or not: 'with payments', 'no login'. */
  statesRequirement: boolean;
  /** It wants nothing but what it names: 'just the logo and 3 flyers'. */
  wantsOnlyNamed: boolean;
}

export const noEditCues: EditCues = {
  drops: [],
  adds: false,
  addsAnother: false,
  isSecondOrder: false,
  changesSome: false,
  restores: false,
  replaces: false,
  refersToAll: false,
  asksTotal: false,
  refersToBoth: false,
  wantsEach: false,
  choosesByContents: false,
  refersBack: false,
  statesRequirement: false,
  wantsOnlyNamed: false,
};

const dropsPattern =
  / (?:never (?:said|asked for|ordered|wanted|mentioned|chose)|drop|remove|without|leave|leaving|scrap|skip|forget|minus|take (?:out|off|away)|cancel|lose|no|non|not|dont|do not|except|excluding|cut|ditch|exclude|kick|throw|strike|bin|instead of|rather than) (?:the |a |an |my |that |about |out |off |away |any |new |need |want |insist on |in |on |with |using |monthly )*$/;
/** 'I did not remove the website.' */
const notDone =
  / (?:did|do|does|have|should|will) not (?:drop|remove|take|leave|skip|cancel|cut|scrap) | (?:never|didnt|dont) (?:(?:said|say|ask|asked) (?:you )?(?:to )?)?(?:drop|remove|take|leave|skip|cancel|cut|scrap) /;
/** What comes between two items that are removed together. */
const listSeparatorPattern = /^(?:,|and|nor|or|, and)(?: the| my| that| a| an)?$/;
/** 'The site for now, the logo later.' */
const postponedPattern = /^ (?:(?:can|could) (?:wait|come later)|later|another time)(?= )/;
const nowPattern = / (?:now|only|just|first) /;
const dropsAfter = /^ (?:out|off|away|after all)\b/;
const neverMind = / (?:without|drop|scrap|skip|remove|leave|take|forget|ditch|minus) /;
const addsPattern =
  / (?:plus|add|adding|also|as well|too|on top|together with|along with|in addition|both|additionally|throw in|include|back(?= in| please| again| [.,]| $))(?= )/;
/** These add only if nothing is replaced: 'and a one-off instead?' */
const joins = / (?:and (?:a|an|the|some|for|then|maybe|\d+)|with (?:a|an))(?= )/;
const anotherPattern =
  / (?:plus|add|adding|also|as well|too(?= [.,]| $)|on top|with (?:those|these|them|that|it)|another|in addition|additionally|throw in|other (?:site|one|shop)) /;
const secondOrderPattern = / (?:another|a second|the second (?:site|shop|one)|one more|1 more) /;
const somePattern = / (?:of (?:them|those|these|the|my|our)|rest|others?|half) /;
const replacesPattern =
  / (?:instead|rather|i meant|i mean|meant|actually|sorry|no wait|wait no|correction|not the|scrap that|make (?:it|that)|change (?:it|that)|switch)(?= )|^ (?:no|nah|nope) /;
const allPattern =
  / (?:all of (?:it|them|that|this)|everything|altogether|together|whole (?:thing|lot|order|package)|the lot|combined|all in|both|all that|all this|these|them|each of them|all (?:2|3|4|5|6)|(?:the|those) (?:2|3|4)) /;
const totalPattern =
  / (?:total|sum|(?:final|overall|full|whole|entire) (?:price|cost|amount|figure|bill)|come to|comes to|come out|add up|adds up|overall|bill|makes?) /;
const bothPattern = / (?:both|each|the (?:2|two)|those (?:2|two)|between them|either) /;
const eachPattern = / of each /;

const contentsChoicePattern =
  / (?:(?:the|that) (?:one|package|plan|version|option|tier)|whichever|whatever|which (?:one|package|plan|of \S+|tier)?) ?(?:that |which |actually )?(?:with|has|have|having|includes?|including|comes with|does|covers|got|where) | (?:want|need|wants|needs|like) (?:\S+ ){1,5}in (?:it|there|that) /;

const backReferencePattern =
  / (?:that|this) (?:one|package|plan|tier) | (?:okay|take|take it|yes|fine) (?:that|this|it) /;

const swapVerbPattern = /^(?:swap|replace|switch|change|exchange|trade|upgrade|downgrade)$/;
const swappedFor = /^(?:for|by|with|to|into|against)$/;

/** 'Swap the DA50 for a DA40': the position of what is given up. */
export function replacedSpan(words: readonly string[]): { from: number; to: number } | undefined {
  const verb = words.findIndex((word) => swapVerbPattern.test(word));
  const to = verb < 0 ? -1 : words.findIndex((word, at) => at > verb && swappedFor.test(word));
  // 'Swap two of the DA30 links': how many isn't given up.
  const from = words[verb + 2] === 'of' ? verb + 2 : verb;
  return to > from + 1 ? { from, to } : undefined;
}

/** How far after 'for' or 'by' the replacement may be. */
const maxInsteadDistance = 4;

/** What comes in place of something: the banner in 'replace the logo by a banner', but not 'change SEO to Standard, and …'. */
export function isInstead(words: readonly string[], { from }: Mention): boolean {
  const replacedSlots = replacedSpan(words);
  return (
    replacedSlots !== undefined &&
    from > replacedSlots.to &&
    from - replacedSlots.to <= maxInsteadDistance &&
    !words.slice(replacedSlots.to, from).includes(',')
  );
}

const onlyWord = /^(?:just|only)$/;
const maxOnlyDistance = 4;
/** 'Not only the logo', 'just change the logo'. */
const notOnly = /^(?:not|isnt|its|is|are|was)$/;
const changeVerbPattern = /^(?:change|make|add|switch|upgrade|move|put|swap|drop|remove|for|[.,])$/;

/** 'Only the 3 banners', 'the logo only'. */
function isOnly(words: readonly string[], { from, to }: Mention): boolean {
  const at = words.findLastIndex(
    (word, place) => place < from && place >= from - maxOnlyDistance && onlyWord.test(word),
  );
  const isBefore =
    at >= 0 &&
    !notOnly.test(words[at - 1] ?? '') &&
    !words.slice(at + 1, from).some((word) => changeVerbPattern.test(word));
  return isBefore || (onlyWord.test(words[to] ?? '') && /^(?:[.,]|)$/.test(words[to + 1] ?? ''));
}

const place = '(?:first|second|third|last)(?: one| thing)?';
const onlyPlace = new RegExp(` (?:just|only) the ${place} | the ${place} only `);

const requirementPattern = / (?:with|without|needs?|wants?|add|adding|plus|include|including|no|also|like|have|if) /;

/** How a message changes the order. */
export function detectEditCues(
  words: readonly string[],
  mentions: readonly Mention[],
  discussed?: readonly string[],
): EditCues {
  const text = ` ${words.join(' ')} `;
  const dropped = mentions.filter(({ from, to }) => {
    const before = ` ${words.slice(Math.max(0, from - 5), from).join(' ')} `;
    const after = ` ${words.slice(to, to + 3).join(' ')}`;
    // 'Drop the front end to 5 pages', 'drop the logo to Standard' makes it smaller.
    return (
      (dropsPattern.test(before) && !notDone.test(before) && !/^ (?:down )?to /.test(after)) ||
      (dropsAfter.test(after) && neverMind.test(before) && !notDone.test(before)) ||
      (postponedPattern.test(`${after} `) && nowPattern.test(text))
    );
  });
  // 'Without the logo and the banner.'
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const between = last ? words.slice(last.to, mention.from).join(' ') : '';
    if (last && dropped.includes(last) && !dropped.includes(mention) && listSeparatorPattern.test(between))
      dropped.push(mention);
  }
  const replacedSlots = replacedSpan(words);
  const isSwapped = ({ from }: Mention) =>
    replacedSlots !== undefined && from > replacedSlots.from && from < replacedSlots.to;
  // 'Replace the basic logo by the premium' drops no logo.
  const swapped = mentions.some((mention) => isInstead(words, mention)) ? mentions.filter(isSwapped) : [];
  // 'We open soon and still have no logo': nothing else is named or discussed that it could be excluded from.
  const isLack = discussed?.length === 0 && dropped.length === mentions.length;
  const left = new Set([...(isLack ? [] : dropped), ...swapped]);
  return {
    drops: [...left]
      .map(({ service }) => service)
      .filter((service) => mentions.every((mention) => mention.service !== service || left.has(mention))),
    adds: addsPattern.test(text) || (joins.test(text) && !/ instead /.test(text)),
    addsAnother: anotherPattern.test(text) && !replacesPattern.test(text),
    isSecondOrder: secondOrderPattern.test(text),
    changesSome: somePattern.test(text),
    restores: / back /.test(text),
    replaces: replacesPattern.test(text) || swapped.length > 0,
    refersToAll: allPattern.test(text),
    asksTotal: totalPattern.test(text),
    refersToBoth: bothPattern.test(text),
    wantsEach: eachPattern.test(text),
    choosesByContents: contentsChoicePattern.test(text),
    refersBack: backReferencePattern.test(text),
    statesRequirement: requirementPattern.test(text),
    wantsOnlyNamed: onlyPlace.test(text) || mentions.some((mention) => isOnly(words, mention)),
  };
}
