import { areasNotServed } from '#catalogue/policies.ts';
import { namesArea } from '../areas.ts';
import type { Draft } from '../draft.ts';
import { idRanges } from '../id-ranges.ts';

/** 'Anything unlawful' isn't a line of business. */
function isTrade(area: string): boolean {
  return !area.startsWith('anything');
}

/** A refusal for each area not served that no hand-written entry covers. */
export function areaEntries(written: readonly Draft[], areas: readonly string[] = areasNotServed): Draft[] {
  const spokenOf = (area: string) => written.some(({ question }) => namesArea(question, area));
  return areas.flatMap((area, index) =>
    isTrade(area) && !spokenOf(area)
      ? [
          {
            id: idRanges.areas.from + index,
            question: `Do you take on anything to do with ${area}?`,
            answer: `Sorry, we don't take on anything to do with ${area}, and orders in that area may be cancelled. If what you need only touches on it, ask at {company.email} before you order.`,
            category: 'policy' as const,
            alternatives: [
              `can you help with ${area}`,
              `do you do ${area}`,
              `is ${area} something you work on`,
              `our business is ${area}`,
              `do you work for ${area} customers`,
              area,
            ],
            tags: ['not-served'],
            source: `render/areas.ts ${area}`,
          },
        ]
      : [],
  );
}
