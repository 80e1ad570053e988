import { z } from 'zod';
import type { Answer } from '#assistant/contract.ts';
import { example } from '#catalogue/example.ts';

const id = z.union([z.number(), z.string()]);

export const factSchema = z.object({
  value: z.string().describe('The figure as shown in the answer, with the currency sign'),
  row: z.string().describe(`The catalogue row it comes from: ${example.slug}/${example.tier}`),
  field: z.string().describe('The field in that row: price'),
});

const match = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  score: z.number().describe('Confidence, from 0 to 1'),
  source: z.enum(['intent', 'place', 'catalogue', 'knowledge']),
});

const reply = match.extend({
  facts: z.array(factSchema),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  suggestions: z.array(z.string()).describe('Suggested follow-up questions'),
  tables: z.array(
    z.object({
      caption: z.string(),
      head: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      total: z.boolean().optional(),
      packages: z
        .array(z.string())
        .optional()
        .describe("The packages of a quote's rows or of a comparison's columns, as in the facts"),
    }),
  ),
  basis: z.string().optional().describe('What the assistant understood the question to be about'),
});

/** The response of the chat's endpoint: a reply, or a message that there is none. */
export const answerSchema = z.union([
  z.object({ match: reply, matches: z.array(match) }),
  z.object({ message: z.string(), matches: z.array(match), suggestions: z.array(z.string()) }),
]) satisfies z.ZodType<Answer>;
