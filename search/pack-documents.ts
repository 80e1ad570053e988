import { documentKinds, type SearchDocument } from './document.ts';
import { keywordsOf } from './keywords.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';
import { splitWords } from './words.ts';

/** A document in the browser's index: kind, title, path, note, keywords. */
export type PackedDocument = [kind: number, title: string, path: string, note: string, words: string];

/**
 * Documents with a few keywords instead of their texts, sorted so that similar ones are adjacent, which compresses
 * better.
 */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocument[] {
  const words = keywordsOf(documents);
  return documents.map(({ kind, title, path = '', note = '' }, place) => [
    documentKinds.indexOf(kind),
    title,
    path,
    note,
    (words[place] ?? []).join(' '),
  ]);
}

/** The browser's own search. Its index contains only correctly spelt words. */
export function indexPacked(packed: readonly PackedDocument[]): WordIndex {
  const documents = unpackDocuments(packed);
  return createWordIndex(
    documents,
    new Set(documents.flatMap(({ title, also = [] }) => [title, ...also].flatMap(splitWords))),
  );
}

export function unpackDocuments(packed: readonly PackedDocument[]): SearchDocument[] {
  return packed.map(([kind, title, path, note, words]) => ({
    kind: documentKinds[kind] ?? 'page',
    title,
    ...(path ? { path } : {}),
    ...(note ? { note } : {}),
    also: [words],
  }));
}
