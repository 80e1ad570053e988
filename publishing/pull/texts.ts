import { z } from 'zod';

/** Tags, and what only looks like one: pages show it as typed, which nobody wants to read. */
const markup = /<\/?[a-z!][^>]*>/i;
const longest = 20_000;

function clean(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

/** A text for visitors, of any number of lines. */
export const text = z
  .string('is missing')
  .max(longest, `is longer than ${longest} characters`)
  .transform(clean)
  .refine((value) => value !== '', 'is empty')
  .refine((value) => !markup.test(value), 'holds HTML, which pages show as typed: write plain text');

export const line = text.refine((value) => !value.includes('\n'), 'has more than one line');

/** A text that may be left out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

/** A list written one item a line. */
export function lines(item: z.ZodType<string, string> = line) {
  return z
    .string()
    .nullish()
    .transform((value) =>
      clean(value ?? '')
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));
}

/** Paragraphs with an empty line between them. */
export const paragraphs = z
  .string('is missing')
  .transform((value) =>
    clean(value)
      .split(/\n\s*\n/)
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(text).min(1, 'is empty'));

export const slug = z
  .string('is missing')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'has small letters, digits and hyphens')
  .max(80, 'is longer than 80 characters');

/** A box that was never ticked is null. */
export const yes = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** A list of groups of fields; one without any may be null. */
export function many<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}
