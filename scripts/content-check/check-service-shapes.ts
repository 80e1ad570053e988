import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { offered, offeredWithoutPage } from '#catalogue/offered.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import type { ServiceFile } from '#catalogue/service.ts';
import type { Finding } from './finding.ts';
import { locationOf, locationOfPath, type TextFile } from './text-files.ts';

export const servicesFolder = 'catalogue/services';
/** Ids of answers are derived from the number, and the range ends here. */
const maxServiceNumber = 136;
const line = z.string().trim().min(3);
const amount = z.union([
  z.int().positive(),
  z.object({ from: z.int().positive(), to: z.int().positive() }).refine(({ from, to }) => from < to, 'upside down'),
]);
const factsSchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the slug may only have lower-case letters, digits and hyphens'),
  number: z.int().min(0).max(maxServiceNumber, `the number is at most ${maxServiceNumber}`),
  name: line,
  shortName: z.string().trim().min(2),
  alsoCalled: z.array(z.string().trim().min(2)).min(2, 'name at least two things visitors call it'),
  packages: z.array(
    z.object({
      tier: z.string().regex(/^[a-z0-9-]+$/, 'a tier may only have lower-case letters, digits and hyphens'),
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

export function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

type Issue = z.core.$ZodIssue;

/** Where a fact is: in the service's own file, or in its price list. */
function locationOfFact(texts: readonly TextFile[], file: string, { path }: Issue, name?: string): string {
  const lists = texts.map((each) => each.file).filter((each) => each.startsWith('catalogue/lists/'));
  const places = [file, ...(path[0] === 'packages' ? lists : [])].map((each) =>
    name ? locationOf(texts, each, `${name}:`) : locationOfPath(texts, each, path),
  );
  return places.find((place) => /:\d+$/.test(place)) ?? file;
}

function factFindings(texts: readonly TextFile[], { facts }: ServiceFile, next: number): Finding[] {
  const file = `${servicesFolder}/${facts.slug}.ts`;
  return (factsSchema.safeParse(facts).error?.issues ?? []).flatMap((issue): Finding[] => {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys' && path.includes('limits'))
      return issue.keys.map((name) => ({
        where: locationOfFact(texts, file, issue, name),
        reason: `'${name}' is no kind of limit yet: add it to catalogue/also-counted.ts`,
      }));
    const more = path[0] === 'number' ? `; the next free one is ${next}` : '';
    return [{ where: locationOfFact(texts, file, issue), reason: `facts.${path.join('.')}: ${message}${more}` }];
  });
}

/**
 * Services too malformed for further checks, and a list that doesn't match the files. If there is any, nothing else is
 * checked, because every figure and id is derived from these.
 */
export function checkServiceShapes(
  texts: readonly TextFile[],
  categories = offered,
  files: readonly string[] = readdirSync(servicesFolder),
  removed = removedServices,
  soldBySite = offeredWithoutPage,
): Finding[] {
  const services = [...new Set(categories.flatMap(({ page, services: listed }) => [page, ...listed]))];
  const slugs = [...services, ...soldBySite].map(({ facts }) => facts.slug);
  const numbers = services.map(({ facts }) => facts.number);
  const given = [...numbers, ...removed.flatMap(({ number }) => number ?? [])];
  const next = Math.max(-1, ...given.filter((number) => number <= maxServiceNumber)) + 1;
  return [
    ...services.flatMap((service) => {
      const { slug, number } = service.facts;
      const file = `${servicesFolder}/${slug}.ts`;
      const former = removed.find((each) => each.number === number);
      return [
        ...factFindings(texts, service, next),
        ...(files.includes(`${slug}.ts`)
          ? []
          : [{ where: file, reason: `the slug '${slug}' is not the name of its file` }]),
        ...(removed.some((each) => each.slug === slug)
          ? [{ where: file, reason: `is sold, but catalogue/offered.ts lists '${slug}' as no longer offered` }]
          : []),
        ...(former
          ? [
              {
                where: locationOf(texts, file, 'number:'),
                reason: `the number ${number} was that of '${former.slug}'; the next free one is ${next}`,
              },
            ]
          : []),
      ];
    }),
    ...repeated(slugs).map((slug) => ({
      where: 'catalogue/offered.ts',
      reason: `two services have the slug '${slug}'`,
    })),
    ...repeated(numbers).map((number) => {
      const [first, ...others] = services.filter(({ facts }) => facts.number === number).map(({ facts }) => facts.slug);
      return {
        where: locationOf(texts, `${servicesFolder}/${others.at(-1)}.ts`, 'number:'),
        reason: `'${first}' has the number ${number}, too: two services must not share one; the next free one is ${next}`,
      };
    }),
    ...soldBySite
      .filter(({ facts }) => facts.sites.length === 0)
      .map(({ facts: { slug } }) => ({
        where: locationOf(texts, `${servicesFolder}/${slug}.ts`, 'sites:'),
        reason: 'has no site to sell: name one, or remove the service',
      })),
    ...files
      .filter((name) => name.endsWith('.ts') && !slugs.includes(name.replace(/\.ts$/, '')))
      .map((name) => ({
        where: `${servicesFolder}/${name}`,
        reason: 'is in no category: add it in catalogue/offered.ts',
      })),
  ];
}
