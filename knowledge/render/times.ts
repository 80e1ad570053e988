import { deliveryDays } from '#catalogue/look-up.ts';
import { policies } from '#catalogue/policies.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import { figureReference, linkReference, type RenderedEntry, type Subject, subjectWithVerb } from './subject.ts';

/** Services whose results show long after the work is done. */
const slowToShow: readonly ServiceSlug[] = [
  'search-engine-optimization',
  'generative-engine-optimization',
  'on-page-seo',
  'off-page-seo',
  'one-time-seo',
];

export function serviceTime(subject: Subject): RenderedEntry | undefined {
  const { slug, thing, plural, said, terms, packages } = subject;
  const first = packages.find(({ delivery }) => delivery !== null);
  // Of what is ordered by the night, visitors say how many.
  if (!first || timeNoun(serviceNames[slug]?.orderNoun)) return undefined;
  const same = packages.every((row) => deliveryDays(row) === deliveryDays(first));
  const lines = packages
    .map(
      (row) => `- **${row.name}**: ${row.delivery ? figureReference(subject, row, 'days') : 'agreed with your quote'}`,
    )
    .join('\n');
  const takes = subjectWithVerb(subject, 'takes', 'take');
  const times = same
    ? `${takes} ${figureReference(subject, first, 'days')}. `
    : `${takes} {${slug}.times}, depending on the package:\n${lines}\n`;
  const period = `One order covers ${figureReference(subject, first, 'days')}, and the work is spread over that time. Nothing renews by itself.`;
  const delivery = first.recurs
    ? period
    : `${times}${policies.revision.addedDelivery ? 'Each revision you ask for adds {policy.revision-days}.' : ''}`;
  const results = slowToShow.includes(slug)
    ? ' Results take longer: first movement usually comes in {policy.seo-first}, and rankings are never guaranteed.'
    : '';
  return {
    question: `How long ${plural ? 'do' : 'does'} ${thing} take?`,
    answer: `${delivery}${results} More: ${linkReference(subject)}`,
    category: 'timeline',
    alternatives: [
      `${terms[0]} delivery time`,
      `how many days for ${said}?`,
      `when will my ${terms[0]} be ready`,
      `${terms[1]} turnaround`,
      `how much time you need for ${thing}`,
    ],
    tags: [slug, 'time'],
  };
}
