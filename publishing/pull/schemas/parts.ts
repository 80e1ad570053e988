import { z } from 'zod';
import type { PicturedType } from '../../content/content.ts';
import { photographOf } from '../../pictures/photographs.ts';
import { upload } from '../../pictures/upload.ts';
import { field, line, lines, paragraphs, slug, text, yes } from '../texts.ts';

export const count = z.int('is no whole number').positive('is not above zero');
export const percent = z.int('is no whole number').min(0).max(100);
export const duration = z
  .object({ from: count, to: count, unit: z.enum(['day', 'week', 'month']) })
  .refine(({ from, to }) => from <= to, 'ends before it begins');
export const range = z.object({ from: count, to: count });
export const address = field(500).pipe(z.url({ protocol: /^https?$/, error: 'is no web address' }));
// Browsers treat '//' and '/\\' as the start of another site's URL.
export const ownPath = field(500).regex(/^\/(?![/\\])/, 'begins with one slash');
export const point = z.object({ title: line, text });
export const question = z.object({ question: line, answer: text });
export const number = z.int('is missing').min(0);

export const section = z
  .object({ anchor: slug, title: line, paragraphs, list: lines(), listsAreasNotServed: yes })
  .transform(({ anchor, list, listsAreasNotServed, ...rest }) => ({
    id: anchor,
    ...rest,
    ...(listsAreasNotServed ? { listsAreasNotServed: true as const } : list.length > 0 ? { list } : {}),
  }));

/** A record with a picture, converted to one with a photograph. */
export function pictured<Output>(type: PicturedType, schema: z.ZodType<Output>) {
  const picture = z.object({ picture: upload.nullish() }).transform((record) => record.picture);
  return z.intersection(
    schema,
    picture.transform((own) => (own ? { photograph: photographOf(type, own) } : {})),
  );
}
