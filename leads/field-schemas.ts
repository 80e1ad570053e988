import * as z from 'zod/mini';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, with line ends and tabs let through.
const controlsInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
/** Invisible characters: ignorable code points including the Hangul fillers, and the Braille blank. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

function isClean(text: string): boolean {
  return text.isWellFormed() && !controls.test(text);
}

function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlsInText.test(text);
}

/** The visible part of a text. */
export function seen(text: string): string {
  return text.replaceAll(unseen, '').trim();
}

/** A single-line field, trimmed. */
export function line(most: number, missing: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.refine(isClean, 'Please leave out line breaks and invisible characters.'),
      z.maxLength(most, `Please use at most ${most} characters.`),
    );
}

/** Multi-line text; all line endings become line feeds. */
export function text(most: number, missing: string) {
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

/** An empty and a missing field mean the same. */
export function optional<T extends z.ZodMiniType<string>>(schema: T) {
  return z._default(schema, '' as never);
}

export function oneOf(isKnown: (value: string) => boolean, problem: string) {
  return z.string(problem).check(z.refine((value) => value === '' || isKnown(value), problem));
}
