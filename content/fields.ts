import { z } from 'zod';

const tagStart = /<\/?[a-z!]/i;
/** Several times the longest text people write. The cost of processing grows with length. */
const maxLength = { line: 500, text: 5_000, body: 20_000 };
const maxItems = 500;

/** HTML tags and what looks like them. Pages would show them literally. */
function hasMarkup(value: string): boolean {
  const start = value.search(tagStart);
  return start >= 0 && value.includes('>', start);
}

/** A raw field up to this length. */
export function field(limit: number) {
  return z.string('is missing').max(limit, `is longer than ${limit.toLocaleString('en-GB')} characters`);
}

function clean(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

function textOf(limit: number) {
  return field(limit)
    .transform(clean)
    .refine((value) => value !== '', 'is empty')
    .refine((value) => !hasMarkup(value), 'contains HTML, which pages would show literally: write plain text');
}

/** A text for visitors, with any number of lines. */
export const text = textOf(maxLength.text);

/** The text of a whole page, and the same before conversion. */
export const body = textOf(maxLength.body);
export const bodyAsTyped = field(maxLength.body);

export const line = textOf(maxLength.line).refine((value) => !value.includes('\n'), 'has more than one line');

/** An optional text. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

/** A list with one item per line. */
export function lines(item: z.ZodType<string, string> = line) {
  return field(maxLength.body)
    .nullish()
    .transform((value) =>
      clean(value ?? '')
        .split('\n')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(maxItems, `has more than ${maxItems} lines`));
}

/** Paragraphs separated by empty lines. */
export const paragraphs = field(maxLength.body)
  .transform((value) =>
    clean(value)
      .split(/\n\s*\n/)
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(text).min(1, 'is empty'));

export const slug = field(80).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'may only have lower-case letters, digits and hyphens',
);

/** A checkbox that was never ticked is null. */
export const checkbox = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

/** A list of field groups; an empty one may be null. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .max(maxItems, `has more than ${maxItems}`)
    .nullish()
    .transform((items) => items ?? []);
}
