import { z } from 'zod';
import { field } from '#content/fields.ts';
import type { PicturedType } from '../../content/content.ts';
import { photographOf } from '../../pictures/photographs.ts';
import { upload } from '../../pictures/upload.ts';

export const count = z.int('is not a whole number').positive('must be above zero');
export const percent = z.int('is not a whole number').min(0).max(100);
export const duration = z
  .object({ from: count, to: count, unit: z.enum(['day', 'week', 'month']) })
  .refine(({ from, to }) => from <= to, 'ends before it starts');
export const range = z.object({ from: count, to: count });
export const address = field(500).pipe(z.url({ protocol: /^https?$/, error: 'is not a web address' }));
// Browsers treat '//' and '/\\' as the start of another site's URL.
export const ownPath = field(500).regex(/^\/(?![/\\])/, 'must begin with one slash');
export const number = z.int('is missing').min(0);

/** A record with a picture, converted to one with a photograph. */
export function pictured<Output>(type: PicturedType, schema: z.ZodType<Output>) {
  const picture = z.object({ picture: upload.nullish() }).transform((record) => record.picture);
  return z.intersection(
    schema,
    picture.transform((own) => (own ? { photograph: photographOf(type, own) } : {})),
  );
}
