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
  'a about an and any are as at can could do does for get give have help how i if in is it kind make me my need of offer or our please provide sell send service services some sort the there to us want we what when will with would write you your'.split(
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

/** Entries that say no to work which a service now sells. */
export function findDenied(drafts: readonly Draft[], services: readonly ServiceFacts[] = sold): Finding[] {
  return drafts
    .filter(({ tags }) => tags.includes('not-offered'))
    .flatMap(({ source, id, question, alternatives }) =>
      services.flatMap((service) => {
        const wording = [question, ...alternatives].find((asked) => asksFor(asked, service));
        return wording
          ? [
              {
                where: `knowledge/${source}`,
                reason: `entry ${id} says no to '${wording}', which '${service.slug}' sells`,
              },
            ]
          : [];
      }),
    );
}
