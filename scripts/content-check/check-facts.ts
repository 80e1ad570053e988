import { existsSync } from 'node:fs';
import { z } from 'zod';
import { brandMisspellings, company, officeHours, offices, socialProfiles, story } from '#company/facts.ts';
import { clockPattern, holidayPattern, isTimeZone, weekdays } from '#company/hours-rules.ts';
import type { Finding } from './finding.ts';
import { locationOf, locationOfPath, type TextFile } from './text-files.ts';

const file = 'company/facts.ts';
const webAddress = z.url({ protocol: /^https?$/ });
const clock = z.string().regex(clockPattern, 'a time is written as 09:00');
const words = z.string().trim().min(2);

const internationalNumber = z
  .string()
  .regex(/^\+\d[\d ]{6,18}$/, "a number begins with '+' and the country's code, as +44 20 7946 0958");

const factsSchema = z.object({
  company: z.object({
    name: words.max(30),
    legalName: words,
    since: z.int().min(1900, 'since is a year of four digits').max(2100, 'since is a year of four digits'),
    base: z.string(),
    site: webAddress,
    city: words.optional(),
    area: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('worldwide') }),
      z.object({ kind: z.literal('countries'), countries: z.array(words).min(1) }),
      z.object({ kind: z.literal('around'), place: words, towns: z.array(words) }),
    ]),
    orders: z.enum(['app', 'form', 'links']),
    orderApp: webAddress.optional(),
    email: z.email(),
    whatsapp: internationalNumber.optional(),
    telephone: internationalNumber.optional(),
    slogan: words,
    currency: z
      .string()
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'currency must be a code such as USD or EUR',
      ),
    taxNote: z.string().regex(/^(?:.*[^.\s])?$/, 'taxNote ends without a full stop'),
    storagePrefix: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'storagePrefix may only have lower-case letters, digits and hyphens'),
  }),
  story: z.object({ line: words.max(60), meaning: words }),
  offices: z
    .array(
      z.object({
        iso: z.string().regex(/^[A-Z]{2}$/, 'iso has two capital letters, as PT'),
        country: words,
        code: words.max(5),
      }),
    )
    .min(1, 'there is at least one office: the base'),
  officeHours: z.object({
    timeZone: z.string().refine(isTimeZone, 'timeZone is a name such as Europe/Lisbon'),
    openingTimes: z
      .array(
        z
          .object({ day: z.enum(weekdays), opens: clock, closes: clock })
          .refine(({ opens, closes }) => opens < closes, 'the office closes after it opens'),
      )
      .min(1, 'the office is open on one day of the week at least'),
    holidays: z.array(
      z.object({ date: z.string().regex(holidayPattern, 'date is 12-25, or 2027-03-10 for once'), name: words }),
    ),
    replyWorkingDays: z.int().min(1).max(30),
  }),
  socialProfiles: z.array(z.object({ label: words, url: webAddress })),
  brandMisspellings: z.array(
    z.string().refine((text) => text === text.toLowerCase(), 'misspellings must be in lower case'),
  ),
});

/** Facts that can be cross-checked, whatever else is wrong. */
const related = z.object({
  company: z.object({
    base: z.string(),
    name: z.string(),
    orders: z.string().optional(),
    orderApp: z.string().optional(),
  }),
  offices: z.array(z.object({ iso: z.string() })),
  brandMisspellings: z.array(z.string()),
});

function misfits(facts: unknown, hasFlag: (iso: string) => boolean): { said: string; reason: string }[] {
  const read = related.safeParse(facts);
  if (!read.success) return [];
  const { company: stated, offices: list, brandMisspellings: wrong } = read.data;
  const known = list.map(({ iso }) => iso);
  return [
    ...(stated.orders === 'app' && !stated.orderApp
      ? [{ said: 'orders:', reason: "orders go to an ordering app, but there is no 'orderApp'" }]
      : []),
    ...(known.includes(stated.base)
      ? []
      : [{ said: 'base:', reason: `the base '${stated.base}' is none of the offices ${known.join(', ')}` }]),
    ...known
      .filter((iso) => !hasFlag(iso))
      .map((iso) => ({ said: `'${iso}'`, reason: `there is no country with the code '${iso}'` })),
    ...known
      .filter((iso, index) => known.indexOf(iso) !== index)
      .map((iso) => ({ said: `'${iso}'`, reason: `two offices have the code '${iso}'` })),
    ...wrong
      .filter((text) => text === stated.name.toLowerCase())
      .map((text) => ({ said: `'${text}'`, reason: `'${text}' is the name itself, not a misspelling` })),
  ];
}

/** What the types of the facts can't express. */
export function checkFacts(
  texts: readonly TextFile[],
  facts: unknown = { company, story, offices, officeHours, socialProfiles, brandMisspellings },
  hasFlag = (iso: string) => existsSync(`node_modules/country-flag-icons/3x2/${iso}.svg`),
): Finding[] {
  const issues = factsSchema.safeParse(facts).error?.issues ?? [];
  return [
    ...issues.map(({ path, message }) => ({
      where: locationOfPath(texts, file, path),
      reason: `${path.join('.')}: ${message}`,
    })),
    ...misfits(facts, hasFlag).map(({ said, reason }) => ({ where: locationOf(texts, file, said), reason })),
  ];
}
