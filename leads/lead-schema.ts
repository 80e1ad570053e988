import * as z from 'zod/mini';
import { serviceNames } from '#catalogue/service-names.ts';
import { budgetRanges } from './budgets.ts';
import { isCountryCode } from './countries.ts';
import { longest } from './lead-limits.ts';

const shortestMessage = 10;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, with line ends and tabs let through.
const controlsInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
/** Letters that show nothing: ignorable ones, Hangul's fillers among them, and Braille's blank. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const address = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#]+\.[^\s@<>()[\]\\,;:"/?#.\d]{2,}$/u;

function isClean(text: string): boolean {
  return text.isWellFormed() && !controls.test(text);
}

function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlsInText.test(text);
}

/** What a reader sees of it. */
function seen(text: string): string {
  return text.replaceAll(unseen, '').trim();
}

/** A field of one line, without the spaces around it. */
function line(most: number, missing: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.refine(isClean, 'Please leave out line breaks and invisible characters.'),
      z.maxLength(most, `Please use at most ${most} characters.`),
    );
}

/** Text of several lines; every line end becomes one line feed. */
function text(most: number, missing: string) {
  return z.pipe(
    z.pipe(
      z.string(missing),
      z.transform((value) => value.replaceAll(/\r\n?/g, '\n').trim()),
    ),
    z
      .string()
      .check(
        z.refine(isCleanText, 'Please leave out invisible characters.'),
        z.maxLength(most, `Please use at most ${most.toLocaleString('en-GB')} characters.`),
      ),
  );
}

/** '' and a field that was not sent both mean nothing was said. */
function optional<T extends z.ZodMiniType<string>>(schema: T) {
  return z._default(schema, '' as never);
}

function oneOf(isKnown: (value: string) => boolean, problem: string) {
  return z.string(problem).check(z.refine((value) => value === '' || isKnown(value), problem));
}

const namePattern = /^[^<>]*$/;
const linkPattern = /:\/\/|\bwww\./i;

/** A message to the agency, as the form sends it. The browser and the server check it with this very schema. */
export const leadSchema = z.object(
  {
    name: line(longest.name, 'Please tell us your name.').check(
      z.refine((value) => /[\p{L}\p{N}]/u.test(seen(value)), 'Please tell us your name.'),
      z.refine((value) => namePattern.test(value) && !linkPattern.test(value), 'Please write a name, without a link.'),
    ),
    email: line(longest.email, 'Please tell us your email address.').check(
      z.minLength(1, 'Please tell us your email address.'),
      z.refine(
        (value) => value === '' || (address.test(value) && seen(value) === value),
        'This is not a complete email address.',
      ),
    ),
    company: optional(line(longest.company, "Please write the company's name as text.")),
    country: z
      .string('Please choose your country.')
      .check(z.refine(isCountryCode, 'Please choose your country from the list.')),
    service: optional(oneOf((slug) => Object.hasOwn(serviceNames, slug), 'Please choose a service from the list.')),
    budget: optional(
      oneOf((id) => budgetRanges.some((range) => range.id === id), 'Please choose a budget from the list.'),
    ),
    message: text(longest.message, 'Please write a message.').check(
      z.refine(
        (value) => seen(value).length >= shortestMessage,
        'Please write a sentence or two, so that we can help.',
      ),
    ),
    consent: z.literal('yes', 'Please agree, so that we may answer you.'),
    /** The estimator's address: 'item=logo-design.basic.1'. */
    estimate: optional(
      z
        .string('The estimate could not be read.')
        .check(
          z.maxLength(longest.estimate, 'The estimate is too long.'),
          z.regex(/^[\w.=&-]*$/, 'The estimate could not be read.'),
        ),
    ),
    transcript: optional(text(longest.transcript, 'The conversation could not be read.')),
  },
  'Please send the fields of the form.',
);

export type Lead = z.infer<typeof leadSchema>;
export type LeadField = keyof Lead;
const leadFields = Object.keys(leadSchema.shape) as readonly LeadField[];

/** What is wrong, by field: the first complaint about each. */
export type FieldErrors = Partial<Record<LeadField, string>>;

export type LeadResult = { ok: true; lead: Lead } | { ok: false; errors: FieldErrors };

export function readLead(values: unknown): LeadResult {
  const parsed = leadSchema.safeParse(values);
  if (parsed.success) return { ok: true, lead: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = leadFields.find((name) => name === path[0]) ?? 'message';
    errors[field] ??= message;
  }
  return { ok: false, errors };
}
