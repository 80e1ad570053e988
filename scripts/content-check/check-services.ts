import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { offered } from '#catalogue/offered.ts';
import { policies } from '#catalogue/policies.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { redirects } from '#catalogue/redirects.ts';
import { referencesIn, resolveReference } from '#catalogue/references.ts';
import { renderTexts } from '#catalogue/render-texts.ts';
import type { ServiceFile } from '#catalogue/service.ts';
import { pageTitle } from '#company/page-title.ts';
import type { Finding } from './finding.ts';
import { placeOf, type TextFile } from './text-files.ts';

const folder = 'catalogue/services';
const line = z.string().trim().min(3);
const amount = z.union([
  z.int().positive(),
  z.object({ from: z.int().positive(), to: z.int().positive() }).refine(({ from, to }) => from < to, 'upside down'),
]);
const { titleCharacters, descriptionCharacters } = policies.meta;

const factsSchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the slug has small letters, digits and hyphens'),
  number: z.int().min(0).max(136, 'the number is at most 136'),
  name: line,
  shortName: z.string().trim().min(2),
  alsoCalled: z.array(z.string().trim().min(2)).min(2, 'name at least two things visitors call it'),
  packages: z.array(
    z.object({
      tier: z.string().regex(/^[a-z0-9-]+$/, 'a tier has small letters, digits and hyphens'),
      name: z.string().min(2),
      price: z.number().positive().nullable(),
      recurs: z.literal(true).optional(),
      delivery: z
        .object({ from: z.int().positive(), to: z.int().positive(), unit: z.enum(['day', 'week', 'month']) })
        .nullable(),
      limits: z.partialRecord(z.enum(quantityNames), amount),
      inclusions: z.array(line).min(2, 'a package includes at least two things'),
    }),
  ),
});

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

/** A count of packages typed into a text goes stale with the next package. */
const countedPackages = /\b(?:two|three|four|five|six|both|\d+) (?:packages|tiers|plans)\b/i;

function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function listFaults({ packages }: ServiceFile['facts']): string[] {
  const prices = packages.flatMap(({ price }) => (price === null ? [] : [price]));
  const rising = prices.every((price, index) => index === 0 || (prices[index - 1] ?? 0) <= price);
  const inclusions = [...new Set(packages.flatMap((row) => row.inclusions))];
  const stems = inclusions.map((inclusion) => inclusion.toLowerCase().replace(/s\b/g, ''));
  return [
    ...repeated(packages.map(({ tier }) => tier)).map((tier) => `two packages have the tier '${tier}'`),
    ...(rising ? [] : ['the packages do not go from the cheapest to the most expensive']),
    ...repeated(stems).map((stem) => `two inclusions differ in number alone: '${stem}'`),
  ];
}

/** As pages show it: a title loses the agency's name where there is no room for it. */
function rendered(text: ServiceFile['text']): ServiceFile['text'] {
  const shown = renderTexts(text);
  return { ...shown, searchTitle: pageTitle(shown.searchTitle) };
}

function textFaults({ facts: { slug }, text }: ServiceFile): string[] {
  // What a reference lacks is reported by line elsewhere, and cannot be put in here.
  const all = JSON.stringify(text);
  const complete = referencesIn(all).every((reference) => resolveReference(reference) !== undefined);
  const issues = complete ? (textSchema.safeParse(rendered(text)).error?.issues ?? []) : [];
  return [
    ...issues.map(({ path, message }) => `text.${path.join('.')}: ${message}`),
    ...text.related.filter((related) => related === slug).map(() => 'related names the service itself'),
    ...repeated(text.related).map((related) => `related names '${related}' twice`),
    ...[...text.audience, ...text.deliverables]
      .filter((item) => item.endsWith('.'))
      .map((item) => `a line of a list ends with a full stop: '${item}'`),
    ...(countedPackages.exec(all) ?? []).map((count) => `counts packages by hand: '${count}'`),
  ];
}

/** Services that do not fit the list, the list that does not fit the files, and everything wrong inside one. */
export function checkServices(
  texts: readonly TextFile[],
  categories = offered,
  files: readonly string[] = readdirSync(folder),
): Finding[] {
  const services = [...new Set(categories.flatMap(({ page, services: listed }) => [page, ...listed]))];
  const slugs = services.map(({ facts }) => facts.slug);
  const numbers = services.map(({ facts }) => facts.number);
  const found = services.flatMap((service) => {
    const { facts } = service;
    const reasons = [
      ...(factsSchema.safeParse(facts).error?.issues ?? []).map(
        ({ path, message }) => `facts.${path.join('.')}: ${message}`,
      ),
      ...(files.includes(`${facts.slug}.ts`) ? [] : [`the slug '${facts.slug}' is not the name of its file`]),
      ...(redirects.removed.some(({ slug }) => slug === facts.slug)
        ? [`is sold, but catalogue/redirects.ts lists '${facts.slug}' as removed`]
        : []),
      ...listFaults(facts),
      ...textFaults(service),
    ];
    const file = `${folder}/${facts.slug}.ts`;
    const unsold = service.text.related.filter((related) => !slugs.includes(related));
    return [
      ...reasons.map((reason) => ({ where: file, reason })),
      ...unsold.map((related) => ({
        where: placeOf(texts, file, `'${related}'`),
        reason: `related names '${related}', which is not sold`,
      })),
    ];
  });
  return [
    ...found,
    ...repeated(slugs).map((slug) => ({
      where: 'catalogue/offered.ts',
      reason: `two services have the slug '${slug}'`,
    })),
    ...repeated(numbers).map((number) => ({
      where: 'catalogue/offered.ts',
      reason: `two services have the number ${number}; the next free one is ${Math.max(...numbers) + 1}`,
    })),
    ...files
      .filter((name) => name.endsWith('.ts') && !slugs.includes(name.replace(/\.ts$/, '')))
      .map((name) => ({ where: `${folder}/${name}`, reason: 'is in no category: add it in catalogue/offered.ts' })),
  ];
}
