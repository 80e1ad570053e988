import { stem } from '../text/stem.ts';

/** Words for persons, and for the places they take. */
const persons = new Set(
  `person people adult grown-up child children kid pupil student learner participant attendee guest visitor passenger
  friend colleague player rider member client customer patient swimmer driver place seat spot ticket head`
    .split(/\s+/)
    .map(stem),
);

export function isPerson(word: string): boolean {
  return persons.has(stem(word));
}

export interface Persons {
  value: number;
  /** The position of the first word that says so. */
  at: number;
}

/** 'My wife and I', 'me and a friend': two. */
const pairs =
  / (?:me and (?:my|a|the|one) \S+|(?:my|a|one) \S+ and (?:me|i|myself)|(?:me and you|the both of us|both of us))(?= )/g;
/** 'The two of us', 'us three', 'a family of four'. */
const groups = / (?:the )?(?:(\d+) of us|us (\d+)|(?:family|group|party|team|class) of (\d+))(?= )/g;

/** Persons that a message counts without a noun: 'for my wife and me', 'the two of us'. */
export function personsIn(words: readonly string[]): Persons[] {
  const text = ` ${words.join(' ')} `;
  const placeOf = (index: number) => text.slice(0, index + 1).split(' ').length - 2;
  const two = Array.from(text.matchAll(pairs), ({ index }) => ({ value: 2, at: placeOf(index) }));
  const more = Array.from(text.matchAll(groups), ({ index, 1: first, 2: second, 3: third }) => ({
    value: Number(first ?? second ?? third),
    at: placeOf(index),
  }));
  return [...two, ...more];
}
