import type { SearchDocument } from './document.ts';
import { splitWords } from './words.ts';

/** Wordings of questions come from visitors and include typos; other names of a service are ours. */
function ourNames({ kind, also = [] }: SearchDocument): readonly string[] {
  return kind === 'answer' || kind === 'question' ? [] : also;
}

/** Every correctly spelt word on the site, which misspelt ones are corrected to. */
export function knownWords(documents: readonly SearchDocument[]): Set<string> {
  const words = new Set<string>();
  for (const document of documents) {
    for (const text of [document.title, document.text ?? '', ...ourNames(document)]) {
      for (const word of splitWords(text)) words.add(word);
    }
  }
  return words;
}
