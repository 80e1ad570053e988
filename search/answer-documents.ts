import type { Entry } from '#knowledge/entry.ts';
import { idRanges } from '#knowledge/id-ranges.ts';
import type { SearchDocument } from './document.ts';

/** Small talk, replies to misuse and entries with blanks aren't worth finding. */
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

/** The knowledge base's questions. Those of service pages are found on their pages. */
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
