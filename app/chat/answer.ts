import * as z from 'zod/mini';
import { noMatchMessage } from '#company/no-match.ts';
import { type Extras, extrasSchema } from './message.ts';

export interface Answered {
  text: string;
  reply?: Extras | undefined;
}

const text = z.string().check(z.minLength(1), z.maxLength(50_000));
const suggestions = extrasSchema.shape.suggestions;

/** The id of the reply to a question that nothing matches. */
export const noMatchId = 'no-match';

/** A match needs an answer. Invalid optional fields are dropped. */
const answerSchema = z.object({
  match: z.optional(z.nullable(z.extend(extrasSchema, { answer: text }))),
  message: z.optional(text),
  suggestions,
});

/** Parses the endpoint's response; undefined if it is invalid. */
export function readAnswer(body: unknown): Answered | undefined {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { match, message } = parsed.data;
  if (match) {
    const { answer, ...reply } = match;
    return { text: answer, reply };
  }
  return withoutMatch(message ?? noMatchMessage, parsed.data.suggestions);
}

export function withoutMatch(message: string, suggestions: readonly string[]): Answered {
  const reply: Extras = {
    id: noMatchId,
    question: '',
    source: 'intent',
    facts: [],
    links: [],
    tables: [],
    suggestions: [...suggestions],
  };
  return { text: message, reply };
}
