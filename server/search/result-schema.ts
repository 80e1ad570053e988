import { z } from 'zod';
import { documentKinds, type SearchResult } from '#search/document.ts';

/** A search result. */
export const resultSchema = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  path: z.string().optional().describe('Where it stands on the site'),
  note: z.string().optional().describe('A price, or the page that it is a part of'),
  answer: z.string().optional().describe('The answer itself, where the site has it on no page'),
}) satisfies z.ZodType<SearchResult>;
