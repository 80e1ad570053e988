import { offeredServices } from '#catalogue/offered-services.ts';
import type { ServiceFacts } from '#catalogue/service.ts';
import type { Draft } from './draft.ts';

const sold = offeredServices.map(({ facts }) => facts);

function plain(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** Words of a question besides the thing it asks for. */
const filler = new Set(
  'a about an and any are as at can could do does for get give have help how i if in is it kind make me my need of offer or our package packages please provide sell send service services some sort the there to us want we what when will with would write you your'.split(
    ' ',
  ),
);

function namesOf({ name, shortName, alsoCalled }: ServiceFacts): string[] {
  return [name, shortName, ...alsoCalled].map(plain);
}

/** Whether a question asks for exactly this service: 'laravel site care' asks for a different one. */
function asksFor(question: string, service: ServiceFacts): boolean {
  const asked = plain(question);
  return namesOf(service).some((called) => {
    if (!asked.includes(called)) return false;
    const rest = asked.replace(called, ' ').split(' ').filter(Boolean);
    return rest.every((word) => filler.has(word));
  });
}

/** An entry about a service may say what isn't included. One that states its price or links to its page sells it. */
function sells({ tags, answer }: Draft, { slug }: ServiceFacts): boolean {
  return tags.includes(slug) || answer.includes(`{${slug}.`);
}

function saysNo({ tags }: Draft): boolean {
  return tags.includes('not-offered');
}

/** Entries that say what isn't sold and mention this service. Only a person can tell whether they are still right. */
export function mayDeny(drafts: readonly Draft[], service: ServiceFacts): Draft[] {
  const { said, terms } = service.words;
  const names = [...namesOf(service), ...[said, ...terms].map(plain)];
  return drafts.filter(
    (draft) => saysNo(draft) && !sells(draft, service) && names.some((called) => plain(draft.answer).includes(called)),
  );
}

export interface WithoutDenials {
  drafts: Draft[];
  /** What was left out, and because of which service. */
  denials: { draft: Draft; said: string; service: ServiceFacts }[];
}

/**
 * The entries without those that turn down a service that is sold, and without wordings that ask for it. Answers stay
 * unchanged.
 */
export function withoutDenials(drafts: readonly Draft[], services: readonly ServiceFacts[] = sold): WithoutDenials {
  const denials: WithoutDenials['denials'] = [];
  function isDenied(draft: Draft, said: string): boolean {
    const service = services.find((each) => asksFor(said, each));
    if (service) denials.push({ draft, said, service });
    return service !== undefined;
  }
  const kept = drafts.flatMap((draft) => {
    if (!saysNo(draft)) return [draft];
    if (isDenied(draft, draft.question)) return [];
    return [{ ...draft, alternatives: draft.alternatives.filter((wording) => !isDenied(draft, wording)) }];
  });
  return { drafts: kept, denials };
}
