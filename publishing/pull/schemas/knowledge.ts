import { z } from 'zod';
import { line, lines, slug, text } from '#content/fields.ts';
import { entryCategories } from '#knowledge/entry.ts';
import { isWritten } from '#knowledge/id-ranges.ts';

function hasHeading(answer: string): boolean {
  return answer.split('\n').some((each) => each.trimStart().startsWith('#'));
}

export const entry = z
  .object({
    number: z.int('is missing').refine(isWritten, 'is outside the range of written entries'),
    topic: slug,
    category: z.enum(entryCategories),
    question: line,
    // A heading would start the next entry in the file.
    answer: text.refine((value) => !hasHeading(value), "has a line that begins with '#'"),
    alternatives: lines(),
    tags: lines(),
    equals: lines().pipe(z.array(z.string().regex(/^\d+$/, 'may only have numbers').transform(Number))),
  })
  .transform(({ number: id, ...rest }) => ({ id, ...rest }));
