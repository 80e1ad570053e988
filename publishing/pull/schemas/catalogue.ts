import { z } from 'zod';
import { quantityNames } from '#catalogue/quantities.ts';
import { checkbox, field, line, lines, listOf, optional, paragraphs, slug } from '#content/fields.ts';
import { point, question } from '#content/pages/page-fields.ts';
import { count, duration, number } from './parts.ts';

const limit = z.object({ quantity: z.enum(quantityNames), from: count.nullish(), to: count });

const packageSchema = z
  .object({
    tier: field(80).regex(/^[a-z0-9-]+$/, 'may only have lower-case letters, digits and hyphens'),
    name: line,
    price: z
      .number('is not a number')
      .int('must not have cents')
      .positive('must be above zero')
      .max(1_000_000)
      .nullable(),
    recurs: checkbox,
    delivery: duration.nullable(),
    limits: listOf(limit),
    inclusions: lines(),
  })
  .transform(({ recurs, limits, price, tier, name, delivery, inclusions }) => ({
    tier,
    name,
    price,
    ...(recurs ? { recurs: true as const } : {}),
    delivery,
    limits: Object.fromEntries(limits.map(({ quantity, from, to }) => [quantity, from ? { from, to } : to])),
    inclusions,
  }));

const words = z
  .object({ said: line, thing: line, plural: checkbox, terms: lines(), piece: optional(line) })
  .transform(({ said, thing, plural, terms, piece }, context) => {
    const [first, second, ...more] = terms;
    if (!first || !second || more.length > 0) {
      context.addIssue({ code: 'custom', path: ['terms'], message: 'must have two lines' });
      return z.NEVER;
    }
    const both: [string, string] = [first, second];
    return { said, thing, ...(plural ? { plural: true as const } : {}), terms: both, ...(piece ? { piece } : {}) };
  });

/** Ids of a service's answers are derived from its number, and the range is limited. */
export const serviceNumber = number.max(136, 'is above 136: no more services can be told apart');
const maxPackages = 20;

export const service = z
  .object({
    slug,
    number: serviceNumber,
    name: line,
    shortName: line,
    packages: listOf(packageSchema).refine((rows) => rows.length <= maxPackages, `has more than ${maxPackages}`),
    orderNoun: optional(line),
    words,
    alsoCalled: lines(),
    things: lines(),
    promise: line,
    about: paragraphs,
    audience: lines(),
    deliverables: lines(),
    process: listOf(point),
    technologies: lines(),
    questions: listOf(question),
    related: lines(),
    searchTitle: line,
    searchDescription: line,
  })
  .transform(
    ({ slug: own, number: given, name, shortName, packages, orderNoun, words: said, alsoCalled, things, ...rest }) => ({
      facts: {
        slug: own,
        number: given,
        name,
        shortName,
        packages,
        ...(orderNoun ? { orderNoun } : {}),
        words: said,
        alsoCalled,
        ...(things.length > 0 ? { things } : {}),
      },
      text: rest,
    }),
  );

export const category = z
  .object({
    number,
    sid: field(80).regex(/^[a-z]+$/),
    name: line,
    shortName: line,
    icon: line,
    promise: line,
    page: slug,
    services: lines(),
  })
  .transform(({ number: given, ...rest }) => ({ id: `${given}`, ...rest }));
