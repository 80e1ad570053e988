import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import type { Draft } from '#knowledge/draft.ts';
import type { Finding } from './finding.ts';

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

/** Whether a question asks for this very service and nothing besides: 'laravel site care' asks for another. */
function asksFor(question: string, { name, shortName, alsoCalled }: ServiceFacts): boolean {
  const asked = plain(question);
  return [name, shortName, ...alsoCalled].map(plain).some((called) => {
    if (!asked.includes(called)) return false;
    const rest = asked.replace(called, ' ').split(' ').filter(Boolean);
    return rest.every((word) => filler.has(word));
  });
}

/** The names that say enough by themselves: 'audio editing', but not 'support'. */
function longNames({ name, shortName, alsoCalled, words }: ServiceFacts): string[] {
  return [name, shortName, words.said, ...words.terms, ...alsoCalled].filter((called) => called.trim().includes(' '));
}

/** Words without their endings, so that 'do you edit audio' names 'audio editing'. */
function roots(text: string): string[] {
  const words = plain(text).split(' ');
  return words.filter((word) => word && !filler.has(word)).map((word) => word.replace(/(?:s|ing|ed|e)$/, ''));
}

/** What a heading, or the refusal that opens the answer, says no to by the words of a name that the service has. */
function saysNoTo({ question, answer, tags }: Draft, service: ServiceFacts): string | undefined {
  // An entry about a service may say what is no part of it, and one that names its price or its page sells it.
  if (tags.includes(service.slug) || answer.includes(`{${service.slug}.`)) return undefined;
  const [first = ''] = /^(?:Sorry|No)\b[^.:;]*(?:n't|\bnot\b)[^.:;]*/.exec(answer) ?? [];
  return longNames(service).find((called) => {
    const wanted = roots(called);
    return [question, first].some((said) => {
      const words = new Set(roots(said));
      return wanted.length > 1 && wanted.every((word) => words.has(word));
    });
  });
}

/** A line of what is not sold that has a word of the service's name which no other name has: 'email and chat campaigns'. */
function lineAgainst({ answer }: Draft, service: ServiceFacts, services: readonly ServiceFacts[]): string | undefined {
  const others = new Set(services.filter((other) => other !== service).flatMap(({ name }) => roots(name)));
  const own = roots(service.name).filter((word) => !others.has(word));
  const listed = answer.split('\n').filter((line) => line.startsWith('- '));
  return listed.find((line) => roots(line).some((word) => own.includes(word)))?.slice('- '.length);
}

/** 'Photography isn't in our catalogue', wherever it is said: what the name of a service ends in, and no other's does. */
function deniedInPassing({ answer, tags }: Draft, service: ServiceFacts, services: readonly ServiceFacts[]) {
  if (tags.includes(service.slug) || answer.includes(`{${service.slug}.`)) return undefined;
  const headOf = ({ name }: ServiceFacts) => roots(name).at(-1) ?? '';
  const head = headOf(service);
  if (services.some((other) => other !== service && roots(other.name).includes(head))) return undefined;
  const denials = answer.match(/\p{L}+ (?:isn't|aren't|is not|are not) in our catalogue/gu) ?? [];
  return denials.find((said) => roots(said)[0] === head);
}

/** What an entry says no to that a service sells: by a wording, in the heading or in the answer. */
function denialOf(draft: Draft, service: ServiceFacts, services: readonly ServiceFacts[]): string | undefined {
  if (!draft.tags.includes('not-offered')) return deniedInPassing(draft, service, services);
  return (
    [draft.question, ...draft.alternatives].find((asked) => asksFor(asked, service)) ??
    saysNoTo(draft, service) ??
    lineAgainst(draft, service, services) ??
    deniedInPassing(draft, service, services)
  );
}

/** Entries that say no to work which a service now sells. */
export function findDenied(drafts: readonly Draft[], services: readonly ServiceFacts[] = sold): Finding[] {
  return drafts.flatMap((draft) =>
    services.flatMap((service) => {
      const { source, id } = draft;
      const wording = denialOf(draft, service, services);
      return wording
        ? [
            {
              where: `knowledge/${source}`,
              reason: `entry ${id} says no to '${wording}', which '${service.slug}' sells: mend its wordings, and read its heading and answer as well`,
            },
          ]
        : [];
    }),
  );
}
