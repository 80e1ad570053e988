import type { SearchDocument } from './document.ts';
import { splitWords } from './words.ts';

/** The wordings of questions are visitors' own, slips of the fingers included; the other names of a service are ours. */
function ourNames({ kind, also = [] }: SearchDocument): readonly string[] {
  return kind === 'answer' || kind === 'question' ? [] : also;
}

/** Every word as we write it: what a misspelt one is put right to. */
export function writtenWords(documents: readonly SearchDocument[]): Set<string> {
  const words = new Set<string>();
  for (const document of documents) {
    for (const text of [document.title, document.text ?? '', ...ourNames(document)]) {
      for (const word of splitWords(text)) words.add(word);
    }
  }
  return words;
}
