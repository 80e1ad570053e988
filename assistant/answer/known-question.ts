import type { Found } from '../retrieve/retriever.ts';
import { catalogueScore } from '../thresholds.ts';
import { knownQuestions } from '../vocabulary/known-questions.ts';
import type { KnownEntry } from './knowledge.ts';

/** The entry that answers a question recognised by its words, where the knowledge base at hand has it. */
export function knownQuestion(
  text: string,
  entries: ReadonlyMap<KnownEntry['id'], KnownEntry>,
): (Found<KnownEntry> & { namesOthers: boolean }) | undefined {
  for (const { entry, asked, namesOthers = false } of knownQuestions) {
    const item = asked.test(text) ? entries.get(entry) : undefined;
    if (item) return { item, score: catalogueScore, namesOthers };
  }
  return undefined;
}
