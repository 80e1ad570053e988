import * as asides from './asides.ts';
import { facetCues } from './facets.ts';
import { knownQuestions } from './known-questions.ts';
import { elsewhereCues, manipulationCues, otherCompanyCues, outsideCues } from './manipulation.ts';
import { notOffered } from './not-offered.ts';
import { refusedAreas } from './refusals.ts';
import { serviceDescriptions } from './service-descriptions.ts';
import { smallTalk } from './small-talk.ts';
import { tierCues } from './tiers.ts';
import { topics } from './topics/index.ts';

const patterns: readonly (RegExp | undefined)[] = [
  ...Object.values(facetCues),
  ...Object.values(tierCues),
  manipulationCues,
  outsideCues,
  elsewhereCues,
  otherCompanyCues,
  ...Object.values(asides).flat(),
  ...notOffered.flatMap(({ work, plainly }) => [work, plainly]),
  ...refusedAreas.flatMap(({ asked, welcome }) => [asked, welcome]),
  ...serviceDescriptions.map(({ described }) => described),
  ...smallTalk.map(({ said }) => said),
  ...knownQuestions.map(({ asked }) => asked),
  ...topics.flatMap(({ asked, unless }) => [asked, unless]),
];

/** Every word that some cue looks for. It is right as it stands: 'ddos' must not be corrected to 'does'. */
export const cueWords: ReadonlySet<string> = new Set(
  patterns.flatMap((pattern) => [
    ...(pattern?.source.match(/[a-z]{3,}/g) ?? []),
    // 'time ?zone' is written in one word too.
    ...Array.from(pattern?.source.matchAll(/([a-z]+) \?([a-z]+)/g) ?? [], ([, left = '', right = '']) => left + right),
  ]),
);

const stems: ReadonlySet<string> = new Set(
  patterns.flatMap((pattern) =>
    Array.from(pattern?.source.matchAll(/([a-z]{4,})\[\^ \]\*/g) ?? [], ([, part = '']) => part),
  ),
);
const longestStem = Math.max(...Array.from(stems, ({ length }) => length));

const ending = /^(?:e?s|e?d|ing|e?rs?|y|ies|ions?|ations?|ments?|able|ists?|ly|e|ery|al)$/;

/** A longer form of a word that a cue looks for: 'matchmaking' of 'matchmak~'. */
export function extendsCue(word: string): boolean {
  for (let length = 4; length <= Math.min(word.length, longestStem); length++) {
    if (stems.has(word.slice(0, length)) && (length === word.length || ending.test(word.slice(length)))) return true;
  }
  return false;
}
