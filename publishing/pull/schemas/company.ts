import { z } from 'zod';
import { company as ownCompany, officeHours as ownOfficeHours } from '#company/facts.ts';
import { clockPattern, holidayPattern, isTimeZone, weekdays } from '#company/hours-rules.ts';
import { field, line, lines, listOf, optional, text } from '#content/fields.ts';
import { address, count, ownPath } from './parts.ts';

const officeHours = z.object({
  timeZone: line.refine(isTimeZone, 'is not a time zone such as Europe/Lisbon'),
  openingTimes: listOf(
    z
      .object({
        day: z.enum(weekdays),
        opens: field(5).regex(clockPattern, 'is not a time such as 09:00'),
        closes: field(5).regex(clockPattern, 'is not a time such as 09:00'),
      })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'is not after the opening' }),
  ),
  holidays: listOf(z.object({ date: field(10).regex(holidayPattern, 'is not a date such as 12-25'), name: line })),
  replyWorkingDays: count.max(30),
});

export const company = z
  .object({
    name: line,
    legalName: line,
    since: z.int(),
    base: line,
    email: line,
    whatsapp: optional(line),
    slogan: line,
    currency: line.refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be a code such as USD or EUR',
    ),
    taxNote: optional(line),
    site: address,
    orderApp: address.nullish(),
    storagePrefix: line,
    story: z.object({ line, meaning: text }),
    offices: listOf(z.object({ iso: line, country: line, code: line })),
    socialProfiles: listOf(
      z.object({
        network: z.enum(['facebook', 'twitter', 'linkedin', 'youtube', 'instagram']),
        label: line,
        url: address,
      }),
    ),
    officeHours: officeHours.nullish(),
    brandMisspellings: lines(),
  })
  .transform(
    ({
      story,
      offices,
      officeHours,
      socialProfiles,
      brandMisspellings,
      taxNote = '',
      whatsapp,
      orderApp,
      ...facts
    }) => ({
      // Where clients are served, the ordering app and the phone number are set only in the repository.
      company: {
        ...ownCompany,
        ...facts,
        taxNote,
        ...(whatsapp ? { whatsapp } : {}),
        ...(orderApp ? { orderApp } : {}),
      },
      story,
      offices,
      officeHours: officeHours ?? ownOfficeHours,
      socialProfiles,
      brandMisspellings,
    }),
  );

export const notice = z
  .object({
    text: line,
    link: optional(z.union([ownPath, address], 'is not a page of this site or a web address')),
    linkText: optional(line),
    questions: lines(),
  })
  .transform(({ text: said, link, linkText, questions }, context) => {
    if ((link === undefined) !== (linkText === undefined)) {
      const path = [link === undefined ? 'link' : 'linkText'];
      context.addIssue({ code: 'custom', path, message: 'is missing: a link has words and leads somewhere' });
    }
    return { text: said, ...(link && linkText ? { link, linkText } : {}), questions };
  });
