import { removedServices } from '#catalogue/removed-services.ts';
import type { Draft, Finding } from '../draft.ts';

const maxAnswerWords = 95;
const maxListAnswerWords = 130;
const maxAverageSentenceWords = 24;
const maxSentenceWords = 40;
/**
 * Newspapers score 45 to 60 on the Flesch scale. Names of services and technologies lower the score of short answers.
 */
const minEase = 20;

function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:es|ed|e)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** URLs and figures are recognized rather than read. */
function proseOf(answer: string): string {
  return answer.replace(/https?:\/\/\S+|(?<!\S)[^\s@]+@\S+|\{[^{}]*\}|\*\*/g, ' x ');
}

function readingFaults(answer: string): string[] {
  const prose = proseOf(answer);
  const isList = /^- /m.test(answer);
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  const sentences = prose
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length)
    .filter((length) => length > 0);
  const faults: string[] = [];
  const limit = isList ? maxListAnswerWords : maxAnswerWords;
  if (words.length > limit) faults.push(`the answer has ${words.length} words, at most ${limit} are easy to read`);
  const average = words.length / Math.max(1, sentences.length);
  if (average > maxAverageSentenceWords)
    faults.push(`sentences have ${Math.round(average)} words on average: split them`);
  const longest = Math.max(0, ...sentences);
  if (longest > maxSentenceWords) faults.push(`a sentence has ${longest} words: split it`);
  const perWord = words.reduce((sum, text) => sum + syllables(text), 0) / Math.max(1, words.length);
  const ease = 206.8 - 1.015 * average - 84.6 * perWord;
  if (words.length > 20 && ease < minEase)
    faults.push(`the answer is hard to read (${Math.round(ease)}): plainer words`);
  return faults;
}

/**
 * Skipped for answers shortened because a service was removed: nobody wrote them like that, and notes say where they
 * are.
 */
export function findHardReading(drafts: readonly Draft[], removed = removedServices): Finding[] {
  if (removed.some(({ words }) => words.length > 0)) return [];
  return drafts.flatMap(({ source, id, answer }) => readingFaults(answer).map((reason) => ({ source, id, reason })));
}
