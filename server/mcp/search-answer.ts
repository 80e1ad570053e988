import { z } from 'zod';
import { absoluteUrl } from '#company/addresses.ts';
import type { SearchResult } from '#search/document.ts';
import { resultSchema } from '../search/result-schema.ts';

export const searchAnswer = z.object({
  results: z.array(resultSchema.omit({ path: true }).extend({ url: z.url().optional() })),
});

/** What was found, with whole addresses. */
export function foundBy(results: readonly SearchResult[]): z.infer<typeof searchAnswer> {
  return { results: results.map(({ path, ...found }) => ({ ...found, ...(path && { url: absoluteUrl(path) }) })) };
}
