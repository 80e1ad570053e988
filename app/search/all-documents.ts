import { idRanges } from '#knowledge/id-ranges.ts';
import { allEntries } from '#knowledge/index.ts';
import { answerDocuments } from '#search/answer-documents.ts';
import type { SearchDocument } from '#search/document.ts';
import { siteDocuments } from './site-documents.ts';

/**
 * The knowledge base has a page's questions with their subject, and in other words: 'Logo design: which files do I
 * get?'.
 */
function knownQuestions() {
  const { from, to } = idRanges.serviceQuestions;
  const known = allEntries().filter(({ id }) => id >= from && id <= to);
  return new Map(known.map((entry) => [entry.tags[0] + entry.answer, entry]));
}

/** Everything that can be found: the pages' content, and the knowledge base's questions. */
export function allDocuments(): SearchDocument[] {
  const known = knownQuestions();
  const onPages = siteDocuments().map((document): SearchDocument => {
    const slug = /^\/service\/([^#]+)/.exec(document.path ?? '')?.[1];
    const entry = document.kind === 'question' ? known.get(`${slug}${document.text}`) : undefined;
    if (!entry) return document;
    return { ...document, also: [entry.question, ...entry.alternatives], entry: entry.id, equals: entry.equals };
  });
  return [...onPages, ...answerDocuments(allEntries())];
}
