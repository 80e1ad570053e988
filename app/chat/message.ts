import * as z from 'zod/mini';

// Compiling schemas needs `eval`, which the content security policy forbids and would report.
z.config({ jitless: true });

const shortText = z.string().check(z.maxLength(2_000));

function listOf<T extends z.ZodMiniType>(item: T, most: number) {
  return z.catch(z.array(item).check(z.maxLength(most)), []);
}

/** Where a link may lead: a page of ours, the web, a mail program. Anything else (`javascript:`) is dropped. */
const address = shortText.check(z.regex(/^(?:https?:\/\/|mailto:|\/(?!\/))\S+$|^\/$/));

const linkSchema = z.object({ label: shortText, url: address });
const tableSchema = z.object({
  caption: shortText,
  head: z.array(shortText).check(z.maxLength(12)),
  rows: z.array(z.array(shortText).check(z.maxLength(12))).check(z.maxLength(60)),
  total: z.optional(z.boolean()),
});
const factSchema = z.object({ value: shortText, row: shortText, field: shortText });

/** What a reply brings besides its text. One bad list costs that list, never the reply. */
export const extrasSchema = z.object({
  id: z.union([z.number(), shortText]),
  question: z.catch(shortText, ''),
  source: z.catch(z.enum(['intent', 'place', 'catalogue', 'knowledge']), 'intent'),
  facts: listOf(factSchema, 100),
  links: listOf(linkSchema, 12),
  suggestions: listOf(shortText, 12),
  tables: listOf(tableSchema, 6),
});

export const messageSchema = z.object({
  id: z.number().check(z.int(), z.nonnegative(), z.lt(8.64e15)),
  text: z.string().check(z.maxLength(100_000)),
  sender: z.enum(['user', 'bot']),
  timestamp: z.iso.datetime(),
  reply: z.catch(z.optional(extrasSchema), undefined),
  score: z.catch(z.optional(z.literal([1, -1])), undefined),
});

export type Extras = z.infer<typeof extrasSchema>;
export type Message = z.infer<typeof messageSchema>;
export type Score = 1 | -1;
