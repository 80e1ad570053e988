import { z } from 'zod';
import { readSets } from './manifest.ts';

const judged = z.object({
  /** The visitor's earlier messages. */
  history: z.array(z.string()),
  text: z.string(),
  /** The entries that belong in the best reply. */
  good: z.array(z.number()),
  /** Entries that would have done instead of one of them. */
  ok: z.array(z.number()).default([]),
});

/** A message of a live talk, with the entries its writer wanted to read. */
export type JudgedMessage = z.infer<typeof judged>;

export function judgedMessages(): JudgedMessage[] {
  return readSets('judged').flatMap(({ lines }) => lines.map((line) => judged.parse(line)));
}
