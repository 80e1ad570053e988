import { documentKinds, type SearchDocument } from './document.ts';
import { tellingWords } from './telling-words.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';
import { splitWords } from './words.ts';

/** A document as the browser's own index carries it: kind, title, path, note, telling words. */
export type PackedDocument = [kind: number, title: string, path: string, note: string, words: string];

/** The documents without their texts: a few words stand for each. Like ones lie together, which compresses better. */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocument[] {
  const words = tellingWords(documents);
  return documents.map(({ kind, title, path = '', note = '' }, place) => [
    documentKinds.indexOf(kind),
    title,
    path,
    note,
    (words[place] ?? []).join(' '),
  ]);
}

/** What a browser searches by itself: its index holds only words as we write them. */
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
