import { escaped, sentencesOf } from '#catalogue/left-out.ts';
import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import { shortenedList } from '#catalogue/shortened-list.ts';
import type { Draft } from './draft.ts';

const sold = offeredServices.map(({ facts }) => facts);

function plain(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** What a question adds to the thing it asks for. */
const filler = new Set(
  'a about an and any are as at can could do does for get give have help how i if in is it kind make me my need of offer or our package packages please provide sell send service services some sort the there to us want we what when will with would write you your'.split(
    ' ',
  ),
);

/** Words without their endings, so that 'do you edit audio' names 'audio editing'. */
function roots(text: string): string[] {
  const words = plain(text)
    .split(' ')
    .filter((word) => word && !filler.has(word));
  return words.map((word) => word.replace(/(?:s|ing|ed|e)$/, ''));
}

/** A service by what names it, worked out once: every entry is asked about each. */
interface Named {
  facts: ServiceFacts;
  /** What it is called. */
  names: readonly string[];
  /** The words of each name that says enough by itself: 'audio editing', but not 'support'. */
  longNames: readonly string[][];
  /** The words of its name that no other service's name has. */
  ownWords: ReadonlySet<string>;
  /** The words of all it is called by that no other service is called by: 'audio'. */
  soleWords: ReadonlySet<string>;
  /** The last word of its name, where that is its own: 'photography'. */
  head: string | undefined;
}

function calledBy({ name, shortName, alsoCalled, words }: ServiceFacts): string[] {
  return [name, shortName, words.said, ...words.terms, ...alsoCalled];
}

/** What any service may be called besides: 'audio work' is audio. */
const general = new Set(['work', 'edit', 'mak', 'production', 'creation', 'design', 'development']);

function namesOf(facts: ServiceFacts, services: readonly ServiceFacts[]): Named {
  const { name, shortName, alsoCalled } = facts;
  const others = services.filter((other) => other !== facts);
  const inOthers = new Set(others.flatMap((other) => roots(other.name)));
  const ofOthers = new Set(others.flatMap(calledBy).flatMap(roots));
  const ownWords = roots(name).filter((word) => !inOthers.has(word));
  const head = roots(name).at(-1);
  return {
    facts,
    names: [name, shortName, ...alsoCalled].map(plain),
    longNames: calledBy(facts)
      .filter((called) => called.trim().includes(' '))
      .map(roots)
      .filter((called) => called.length > 1),
    ownWords: new Set(ownWords),
    soleWords: new Set(
      calledBy(facts)
        .flatMap(roots)
        .filter((word) => !ofOthers.has(word)),
    ),
    head: head !== undefined && ownWords.includes(head) ? head : undefined,
  };
}

/** Whether a question asks for this very service and nothing besides: 'laravel site care' asks for another. */
function asksFor(question: string, { names }: Named): boolean {
  const asked = plain(question);
  return names.some((called) => {
    if (!asked.includes(called)) return false;
    const rest = asked.replace(called, ' ').split(' ').filter(Boolean);
    return rest.every((word) => filler.has(word));
  });
}

/** Whether a heading, or the refusal that opens the answer, says no to the service by the words of one of its names. */
function saysNoTo({ question, answer }: Draft, { longNames }: Named): boolean {
  const [first = ''] = /^(?:Sorry|No)\b[^.:;]*(?:n't|\bnot\b)[^.:;]*/.exec(answer) ?? [];
  return [question, first].some((said) => {
    const words = new Set(roots(said));
    return longNames.some((called) => called.every((word) => words.has(word)));
  });
}

/** Whether a line of what is not sold has a word of the service's name which no other name has: '- email and chat campaigns'. */
function isAgainst(line: string, { ownWords }: Named): boolean {
  return line.startsWith('- ') && roots(line).some((word) => ownWords.has(word));
}

const deniedInPassing = /(?<![^.:;!?])([^.:;!?]+) (?:isn't|aren't|is not|are not) in our catalogue/gu;

/**
 * 'Photography and audio work aren't in our catalogue', wherever it is said: the thing that the service sells, by what its name
 * ends in or by words that no other service is called by.
 */
function thingDeniedIn(statement: string, { head, soleWords }: Named): string | undefined {
  const isSold = (thing: string) => {
    const words = roots(thing);
    const telling = words.filter((word) => !general.has(word));
    return (
      (head !== undefined && words.at(-1) === head) ||
      (telling.length > 0 && telling.every((word) => soleWords.has(word)))
    );
  };
  return [...statement.matchAll(deniedInPassing)]
    .flatMap(([, said = '']) => said.split(/,| and | or /).map((thing) => thing.trim()))
    .find((thing) => thing.split(' ').length <= 2 && isSold(thing));
}

/** A statement without the thing that it says no to: where two others are left, they are still not sold. */
function withoutDenied(statement: string, service: Named): string {
  const thing = thingDeniedIn(statement, service);
  if (thing === undefined) return statement;
  const rest = shortenedList(statement, new RegExp(escaped(thing))) ?? '';
  return [...rest.matchAll(deniedInPassing)].some(([, said = '']) => / (?:and|or) /.test(said)) ? rest : '';
}

interface Denial {
  /** What the entry says no to. */
  said: string;
  /** The entry without it; nothing where that is all it says. */
  rest?: Draft;
}

/** The entry with what is left of the sentences and lines of its answer. Where the first goes, nothing is left that answers. */
function withoutStatements(draft: Draft, restOf: (statement: string) => string): Denial | undefined {
  const lines = draft.answer.split('\n').map((line) => (line.startsWith('- ') ? [line] : sentencesOf(line)));
  const said = lines.flat().find((statement) => restOf(statement) !== statement);
  if (said === undefined) return undefined;
  if (said === lines[0]?.[0] && !restOf(said)) return { said };
  const kept = lines.flatMap((line) => {
    const rest = line.map(restOf).filter((left, index) => left || !line[index]);
    return rest.length || !line.length ? [rest.join(' ')] : [];
  });
  return { said, rest: { ...draft, answer: kept.join('\n') } };
}

/** What an entry says no to that the service sells: in the heading or the answer, or by a wording. */
function denialOf(draft: Draft, service: Named): Denial | undefined {
  const { slug } = service.facts;
  // An entry about a service may say what is no part of it, and one that names its price or its page sells it.
  const sells = draft.tags.includes(slug) || draft.answer.includes(`{${slug}.`);
  const inPassing = sells ? undefined : withoutStatements(draft, (line) => withoutDenied(line, service));
  if (inPassing || !draft.tags.includes('not-offered')) return inPassing;
  if (asksFor(draft.question, service) || (!sells && saysNoTo(draft, service))) return { said: draft.question };
  const asked = draft.alternatives.find((wording) => asksFor(wording, service));
  if (asked !== undefined) {
    const alternatives = draft.alternatives.filter((wording) => !asksFor(wording, service));
    return { said: asked, rest: { ...draft, alternatives } };
  }
  return withoutStatements(draft, (line) => (isAgainst(line, service) ? '' : line));
}

/** Only such an entry can say no to anything that is sold. */
function mayDeny({ tags, answer }: Draft): boolean {
  return tags.includes('not-offered') || answer.includes('in our catalogue');
}

export interface WithoutDenials {
  drafts: Draft[];
  /** What was left out, and for which service. */
  denials: { draft: Draft; said: string; service: ServiceFacts }[];
}

/** Entries without what they say no to though a service sells it now. */
export function withoutDenials(drafts: readonly Draft[], services: readonly ServiceFacts[] = sold): WithoutDenials {
  const denials: WithoutDenials['denials'] = [];
  const named = services.map((service) => namesOf(service, services));
  function soundOf(draft: Draft, from = 0): Draft[] {
    const at = named.findIndex((service, index) => index >= from && denialOf(draft, service));
    const service = named[at];
    const denial = service && denialOf(draft, service);
    if (!denial) return [draft];
    denials.push({ draft, said: denial.said, service: service.facts });
    // The same service may be denied in another way as well: each time less of the entry is left.
    return denial.rest ? soundOf(denial.rest, at) : [];
  }
  return { drafts: drafts.flatMap((draft) => (mayDeny(draft) ? soundOf(draft) : [draft])), denials };
}
