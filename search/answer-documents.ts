import type { Entry } from '#knowledge/entry.ts';
import { idRanges } from '#knowledge/id-ranges.ts';
import type { SearchDocument } from './document.ts';

/** Talk, and what the assistant says of itself when it is misused, is nothing to look up. */
function isWorthFinding({ id, category, tags, workedOut }: Entry): boolean {
  const { from, to } = idRanges.serviceQuestions;
  const standsOnPage = id >= from && id <= to;
  return (
    !workedOut && !standsOnPage && category !== 'availability' && category !== 'smalltalk' && !tags.includes('steering')
  );
}

/** The knowledge base's questions; those of the service pages are found where they stand. */
export function answerDocuments(entries: readonly Entry[]): SearchDocument[] {
  return entries.filter(isWorthFinding).map(({ id, question, answer, alternatives, equals }) => ({
    kind: 'answer',
    title: question,
    also: alternatives,
    text: answer,
    entry: id,
    equals,
  }));
}
