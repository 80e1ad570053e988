import { quantityKinds, quantityNames } from '#catalogue/quantities.ts';
import type { Offer } from '#catalogue/shop.ts';
import { countedBeside, timeNoun } from '#catalogue/time-noun.ts';
import { type Count, plainCount } from '#language/slots/numbers-in.ts';
import { isPerson, personsIn } from '#language/slots/persons-in.ts';
import { stem } from '#language/text/stem.ts';

/** How far after a number the noun may be: 'two 8-year-old children', '3 whole days'. */
const maxNounDistance = 3;
const parting = /^[.,]$|^(?:and|or|for|to|at|in|on|of|from|with)$/;
/** 'In 3 days' says when. */
const saysWhen = /^(?:in|within|after|before|by|under|every|last|past|next)$/;
const ofThose = /^of (?:the|those|these|my|our)$/;
const number = /^\d+$/;

/** What one order is, in one word: 'post' of 'Blog posts', 'nights' of 'Nights per dog'. */
function nounOf({ orderNoun = '' }: Offer): string {
  return timeNoun(orderNoun) ?? orderNoun.toLowerCase().split(' ').at(-1) ?? '';
}

function isUnit({ packages }: Offer, word: string): boolean {
  return quantityNames.some((name) => {
    const { singular, plural } = quantityKinds[name];
    return (word === singular || word === plural) && packages.some(({ limits }) => name in limits);
  });
}

/** Whether a word counts orders of a service: 'days' of a boat for hire, 'kids' of a camp that is booked by the child. */
function countsOrders(offer: Offer, word: string): boolean {
  return (isCalled(nounOf(offer), word) || isHour(offer, word)) && !isUnit(offer, word);
}

/** 'Five lessons' are five hours of private lessons. */
function isHour({ orderNoun, name }: Offer, word: string): boolean {
  return timeNoun(orderNoun) === 'hours' && stem(name.toLowerCase().split(' ').at(-1) ?? '') === stem(word);
}

/** 'Guests' are persons, as 'people' are. */
function isCalled(noun: string, word: string): boolean {
  return noun !== '' && (stem(noun) === stem(word) || (isPerson(noun) && isPerson(word)));
}

const daysOf: Readonly<Record<string, number>> = { weekend: 2, week: 7, fortnight: 14 };
const single = /^(?:a|one|whole|full)$/;

/** 'The cargo bike for a week', if it is hired by the day or the night. */
function weeksIn(words: readonly string[]): Count[] {
  return words.flatMap((word, at): Count[] => {
    const days = daysOf[stem(word)];
    const before = words[at - 1] ?? '';
    const times = number.test(before) ? Number(before) : single.test(before) ? 1 : 0;
    if (!days || !times || saysWhen.test(words[at - 2] ?? '')) return [];
    return [{ ...plainCount, value: times * days, at: at - 1, isQuantity: true }];
  });
}

/** How many orders a message asks for by what one order is: 'the cruiser for 3 days', 'two kids at the camp'. */
export function countOrders(words: readonly string[], offers: readonly Offer[]): Count[] {
  const times = timesIn(words, offers);
  const [beside] = besideIn(words, offers);
  if (!beside) return times;
  return times.length > 0 ? times.map((count) => ({ ...count, value: count.value * beside.value })) : [beside];
}

/** The dogs of 'two dogs for three nights', if each counts. */
function besideIn(words: readonly string[], offers: readonly Offer[]): Count[] {
  const nouns = offers.flatMap(({ orderNoun }) => countedBeside(orderNoun) ?? []);
  const persons = nouns.some(isPerson)
    ? personsIn(words).map((found) => ({ ...plainCount, ...found, isQuantity: true }))
    : [];
  const counted = numbersBefore(words, (word) => nouns.some((noun) => isCalled(noun, word)), isParting);
  return counted.length > 0 ? counted : persons;
}

const isParting = (word: string) => parting.test(word) || number.test(word);

/** The numbers that count a noun up to three words further on. */
function numbersBefore(
  words: readonly string[],
  isNoun: (word: string) => boolean,
  ends: (word: string) => boolean,
): Count[] {
  return words.flatMap((word, at): Count[] => {
    // 'One of the three infographics' counts one.
    const isOfThose = ofThose.test(words.slice(Math.max(0, at - 2), at).join(' '));
    if (!number.test(word) || saysWhen.test(words[at - 1] ?? '') || isOfThose) return [];
    const ahead = words.slice(at + 1, at + 1 + maxNounDistance);
    const end = ahead.findIndex((next) => isNoun(next) || ends(next));
    return isNoun(ahead[end] ?? '') ? [{ ...plainCount, value: Number(word), at, isQuantity: true }] : [];
  });
}

function timesIn(words: readonly string[], offers: readonly Offer[]): Count[] {
  const isNoun = (word: string) => offers.some((offer) => countsOrders(offer, word));
  // 'A 2000-word text' says how much one holds.
  const ends = (word: string) => isParting(word) || offers.some((offer) => isUnit(offer, word));
  const counted = numbersBefore(words, isNoun, ends);
  const byPerson = offers.some((offer) => isPerson(nounOf(offer)));
  const persons = byPerson ? personsIn(words).map((found) => ({ ...plainCount, ...found, isQuantity: true })) : [];
  const byDay = offers.some((offer) => /^(?:day|night)s$/.test(nounOf(offer))) ? weeksIn(words) : [];
  return [counted, byDay, persons].find((found) => found.length > 0) ?? [];
}
