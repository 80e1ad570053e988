import { z } from 'zod';
import { leaveOutOfTexts, removedWith, stillSold } from '#catalogue/left-out.ts';
import { offered } from '#catalogue/offered.ts';
import { countedPackages, standsForOthers } from '#catalogue/package-wording.ts';
import { policies } from '#catalogue/policies.ts';
import { referencesIn, resolveReference } from '#catalogue/references.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import type { ServiceFile } from '#catalogue/service.ts';
import { timeNoun } from '#catalogue/time-noun.ts';
import { pageTitle } from '#company/page-title.ts';
import { repeated, servicesFolder } from './check-service-shapes.ts';
import type { Finding } from './finding.ts';
import { locationOf, locationOfPath, type TextFile } from './text-files.ts';

const line = z.string().trim().min(3);
const { titleCharacters, descriptionCharacters } = policies.meta;

const textSchema = z.object({
  promise: line.max(110),
  about: z.array(line).min(2).max(3),
  audience: z.array(line).min(3).max(5),
  deliverables: z.array(line).min(3).max(8),
  process: z
    .array(z.object({ title: line, text: line }))
    .min(4)
    .max(6),
  technologies: z.array(z.string().min(2)).min(4).max(10),
  questions: z
    .array(z.object({ question: line.endsWith('?'), answer: line }))
    .min(5)
    .max(8),
  related: z.array(z.string()).min(3).max(4),
  searchTitle: line.max(titleCharacters, `the title for search has at most ${titleCharacters} characters`),
  searchDescription: line
    .min(descriptionCharacters.from, `the description for search has at least ${descriptionCharacters.from} characters`)
    .max(descriptionCharacters.to, `the description for search has at most ${descriptionCharacters.to} characters`),
});

function listFaults({ packages, orderNoun }: ServiceFile['facts']): string[] {
  const untimed = timeNoun(orderNoun)
    ? []
    : packages.filter(({ price, recurs, delivery }) => price !== null && !recurs && !delivery);
  const prices = packages.flatMap(({ price }) => (price === null ? [] : [price]));
  const rising = prices.every((price, index) => index === 0 || (prices[index - 1] ?? 0) <= price);
  const inclusions = [...new Set(packages.flatMap((row) => row.inclusions))];
  const names = packages.map(({ name }) => name);
  const stems = inclusions.map((inclusion) => inclusion.toLowerCase().replace(/s\b/g, ''));
  return [
    ...repeated(packages.map(({ tier }) => tier)).map((tier) => `two packages have the tier '${tier}'`),
    ...(rising ? [] : ['the packages do not go from the cheapest to the most expensive']),
    ...untimed.map(
      ({ name }) =>
        `'${name}' has a price and no 'delivery': enter how long it takes, or order it by time (orderNoun: 'Days')`,
    ),
    ...inclusions
      .filter((inclusion) => standsForOthers(inclusion, names))
      .map((inclusion) => `'${inclusion}' stands for what another package includes: list it in every package`),
    ...repeated(stems).map((stem) => `two inclusions differ in number alone: '${stem}'`),
  ];
}

/** As shown on pages: a title omits the agency's name if there is no room. */
function rendered(text: ServiceFile['text']): ServiceFile['text'] {
  const shown = renderTexts(text);
  return { ...shown, searchTitle: shown.searchTitle && pageTitle(shown.searchTitle) };
}

interface TextFault {
  /** The path to the text. */
  path: readonly PropertyKey[];
  reason: string;
}

function isDescription({ path, minimum }: z.core.$ZodIssueTooSmall): boolean {
  return path[0] === 'searchDescription' && minimum === descriptionCharacters.from;
}

function textFaults({ facts: { slug }, text }: ServiceFile): TextFault[] {
  // Broken references are reported by line elsewhere, and can't be filled in here.
  const all = JSON.stringify(leaveOutOfTexts(text));
  const complete = referencesIn(all).every((reference) => resolveReference(reference) !== undefined);
  const isWhole = all === JSON.stringify(leaveOutOfTexts(text, removedWith([])));
  const issues = (complete ? (textSchema.safeParse(rendered(text)).error?.issues ?? []) : [])
    // A list may be short because of what it leaves out, and so may a description that contained it.
    .filter((issue) => isWhole || issue.code !== 'too_small' || (issue.origin !== 'array' && !isDescription(issue)));
  const counted = Object.entries(text).flatMap(([key, value]) => {
    const [count] = countedPackages.exec(JSON.stringify(value)) ?? [];
    return count ? [{ path: [key], reason: `counts packages by hand: '${count}'` }] : [];
  });
  return [
    ...issues.map(({ path, message }) => ({ path, reason: `text.${path.join('.')}: ${message}` })),
    ...text.related
      .filter((related) => related === slug)
      .map(() => ({ path: ['related'], reason: 'related names the service itself' })),
    ...repeated(text.related).map((related) => ({ path: ['related'], reason: `related names '${related}' twice` })),
    ...(['audience', 'deliverables'] as const).flatMap((key) =>
      text[key]
        .filter((item) => item.endsWith('.'))
        .map((item) => ({ path: [key], reason: `a line of a list ends with a full stop: '${item}'` })),
    ),
    ...counted,
  ];
}

/** Everything wrong inside a well-formed service: its list, its texts, the services it references. */
export function checkServices(texts: readonly TextFile[], categories = offered): Finding[] {
  const services = [...new Set(categories.flatMap(({ page, services: listed }) => [page, ...listed]))];
  const slugs = services.map(({ facts }) => facts.slug);
  return services.flatMap((service) => {
    const file = `${servicesFolder}/${service.facts.slug}.ts`;
    return [
      ...listFaults(service.facts).map((reason) => ({ where: file, reason })),
      ...textFaults(service).map(({ path, reason }) => ({ where: locationOfPath(texts, file, path), reason })),
      ...service.text.related
        .filter((related) => !slugs.includes(related) && stillSold([related]).length > 0)
        .map((related) => ({
          where: locationOf(texts, file, `'${related}'`),
          reason: `related names '${related}', which is not sold`,
        })),
    ];
  });
}
