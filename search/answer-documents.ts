import type { Entry } from '#knowledge/entry.ts';
import { idRanges } from '#knowledge/id-ranges.ts';
import type { SearchDocument } from './document.ts';

/** Talk, what the assistant says of itself when it is misused, and what it has to fill in first, is nothing to look up. */
function isWorthFinding({ id, category, tags, workedOut, onlyInCase }: Entry): boolean {
  const { from, to } = idRanges.serviceQuestions;
  const standsOnPage = id >= from && id <= to;
  return (
    !workedOut &&
    !onlyInCase &&
    !standsOnPage &&
    category !== 'availability' &&
    category !== 'smalltalk' &&
    !tags.includes('steering')
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
