import * as z from 'zod/mini';
import { serviceNames } from '#catalogue/service-names.ts';
import { budgetRanges } from './budgets.ts';
import { isCountryCode } from './countries.ts';
import { line, oneOf, optional, seen, text } from './field-schemas.ts';
import { maxLength } from './limits.ts';

const minMessageLength = 10;

const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#]+\.[^\s@<>()[\]\\,;:"/?#.\d]{2,}$/u;

const namePattern = /^[^<>]*$/;
const linkPattern = /:\/\/|\bwww\./i;

/** A contact message as submitted by the form. Browser and server validate it with this schema. */
export const leadSchema = z.object(
  {
    name: line(maxLength.name, 'Please tell us your name.').check(
      z.refine((value) => /[\p{L}\p{N}]/u.test(seen(value)), 'Please tell us your name.'),
      z.refine((value) => namePattern.test(value) && !linkPattern.test(value), 'Please write a name, without a link.'),
    ),
    email: line(maxLength.email, 'Please tell us your email address.').check(
      z.minLength(1, 'Please tell us your email address.'),
      z.refine(
        (value) => value === '' || (address.test(value) && seen(value) === value),
        'This is not a complete email address.',
      ),
    ),
    company: optional(line(maxLength.company, "Please write the company's name as text.")),
    country: z
      .string('Please choose your country.')
      .check(z.refine(isCountryCode, 'Please choose your country from the list.')),
    service: optional(oneOf((slug) => Object.hasOwn(serviceNames, slug), 'Please choose a service from the list.')),
    budget: optional(
      oneOf((id) => budgetRanges.some((range) => range.id === id), 'Please choose a budget from the list.'),
    ),
    message: text(maxLength.message, 'Please write a message.').check(
      z.refine(
        (value) => seen(value).length >= minMessageLength,
        'Please write a sentence or two, so that we can help.',
      ),
    ),
    consent: z.literal('yes', 'Please agree, so that we may answer you.'),
    /** The estimator's query: 'item=logo-design.basic.1'. */
    estimate: optional(
      z
        .string('The estimate could not be read.')
        .check(
          z.maxLength(maxLength.estimate, 'The estimate is too long.'),
          z.regex(/^[\w.=&-]*$/, 'The estimate could not be read.'),
        ),
    ),
    transcript: optional(text(maxLength.transcript, 'The conversation could not be read.')),
  },
  'Please send the fields of the form.',
);

export type Lead = z.infer<typeof leadSchema>;
export type LeadField = keyof Lead;
const leadFields = Object.keys(leadSchema.shape) as readonly LeadField[];

/** The first error of each field. */
export type FieldErrors = Partial<Record<LeadField, string>>;

export type LeadResult = { ok: true; lead: Lead } | { ok: false; errors: FieldErrors };

/** A handover from the chat: shorter, and without a country. */
const handOverSchema = z.extend(leadSchema, {
  country: optional(oneOf(isCountryCode, 'Please choose your country from the list.')),
  message: text(maxLength.message, 'Please write a message.').check(
    z.refine((value) => seen(value) !== '', 'Please say what it is about.'),
  ),
});

/** Where a message was written: on the contact page, or in the chat with fewer fields. */
export type WrittenIn = 'form' | 'chat';

export function readLead(values: unknown, writtenIn: WrittenIn = 'form'): LeadResult {
  const parsed = (writtenIn === 'chat' ? handOverSchema : leadSchema).safeParse(values);
  if (parsed.success) return { ok: true, lead: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = leadFields.find((name) => name === path[0]) ?? 'message';
    errors[field] ??= message;
  }
  return { ok: false, errors };
}
