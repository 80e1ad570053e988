import { company } from '#company/facts.ts';

/** How visitors write a name of any number of words: in small letters, in capitals, joined one way or another. */
function writingsOf(name: string): string[] {
  const small = name.toLowerCase();
  const joined = [' and ', ' & ', ' '].map((between) => small.replaceAll(/\s*(?:&|\+|\band\b)\s*/g, between));
  return [...new Set([name, name.toUpperCase(), small, ...joined])];
}

/** Questions that name the agency, and what a right reply says. */
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
