import { z } from 'zod';
import { documentKinds, type SearchResult } from '#search/document.ts';

/** A search result. */
export const resultSchema = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  path: z.string().optional().describe('Path on the site'),
  note: z.string().optional().describe('A price, or the page it belongs to'),
  answer: z.string().optional().describe("The answer itself, if it isn't on any page"),
}) satisfies z.ZodType<SearchResult>;
