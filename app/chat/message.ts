import * as z from 'zod/mini';

// Compiling schemas needs `eval`, which the CSP forbids and would report.
z.config({ jitless: true });

const shortText = z.string().check(z.maxLength(2_000));

/** Valid items up to the displayed number; invalid ones are dropped. */
function listOf<T extends z.ZodMiniType>(item: T, most: number) {
  const sound = z.transform((items: unknown[]) =>
    items.slice(0, most).flatMap((value): z.infer<T>[] => {
      const read = item.safeParse(value);
      return read.success ? [read.data] : [];
    }),
  );
  return z.catch(z.pipe(z.array(z.unknown()), sound), []);
}

/**
 * Allowed link targets: our own pages, the web, a mail program. Anything else (`javascript:`) is dropped, including
 * what looks like a path but leads to another site ('//elsewhere.example', '/\\elsewhere.example').
 */
const address = shortText.check(z.regex(/^(?:https?:\/\/|mailto:|\/(?![/\\]))\S+$|^\/$/));

const linkSchema = z.object({ label: shortText, url: address });
const tableSchema = z.object({
  caption: shortText,
  head: z.array(shortText).check(z.maxLength(12)),
  rows: z.array(z.array(shortText).check(z.maxLength(12))).check(z.maxLength(60)),
  total: z.optional(z.boolean()),
  packages: z.catch(z.optional(z.array(shortText).check(z.maxLength(60))), undefined),
});
const factSchema = z.object({ value: shortText, row: shortText, field: shortText });

/** Optional fields of a reply; invalid ones are dropped. */
export const extrasSchema = z.object({
  /** Zero if the reply has none: only its text is required. */
  id: z.catch(z.union([z.number(), shortText]), 0),
  question: z.catch(shortText, ''),
  source: z.catch(z.enum(['intent', 'place', 'catalogue', 'knowledge']), 'intent'),
  facts: listOf(factSchema, 100),
  links: listOf(linkSchema, 12),
  suggestions: listOf(shortText, 12),
  tables: listOf(tableSchema, 6),
  basis: z.catch(z.optional(shortText), undefined),
});

/** Part of a talk with the team, under its id there. */
const talkSchema = z.object({
  id: shortText,
  /** The name of the team member; empty for the visitor. */
  by: shortText,
});

export const messageSchema = z.object({
  id: z.number().check(z.int(), z.nonnegative(), z.lt(8.64e15)),
  text: z.string().check(z.maxLength(100_000)),
  sender: z.enum(['user', 'bot']),
  timestamp: z.iso.datetime(),
  reply: z.catch(z.optional(extrasSchema), undefined),
  talk: z.catch(z.optional(talkSchema), undefined),
  score: z.catch(z.optional(z.literal([1, -1])), undefined),
});

export type Extras = z.infer<typeof extrasSchema>;
export type Message = z.infer<typeof messageSchema>;
export type Score = 1 | -1;
