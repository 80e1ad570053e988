import { company } from '#company/facts.ts';

/** Spellings of a name of any number of words: lower case, upper case, joined in different ways. */
function writingsOf(name: string): string[] {
  const small = name.toLowerCase();
  const joined = [' and ', ' & ', ' '].map((between) => small.replaceAll(/\s*(?:&|\+|\band\b)\s*/g, between));
  return [...new Set([name, name.toUpperCase(), small, ...joined])];
}

/** Questions that contain the agency's name, and what a correct reply says. */
const asked: readonly (readonly [question: (name: string) => string, wanted: string])[] = [
  [(name) => `when was ${name} founded`, '{company.since}'],
  [(name) => `${name} founding year`, '{company.since}'],
  [(name) => `how old is ${name}`, '{company.since}'],
  [(name) => `where is ${name} based`, '{company.base}'],
  [(name) => `what is ${name}`, '{company.name}'],
  [(name) => `what does the name ${name} mean`, '{company.story}'],
  [(name) => `${name} email address`, '{company.email}'],
];

export const questionsByName: readonly (readonly [question: string, wanted: string])[] = writingsOf(
  company.name,
).flatMap((name) => asked.map(([question, wanted]) => [question(name), wanted] as const));
