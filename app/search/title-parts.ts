import { queryWords, splitWords, termsOf } from '#search/words.ts';

export interface TitlePart {
  text: string;
  hit: boolean;
}

/**
 * A title split at matches of the query, so that a page can highlight them: prefixes, and other forms of the same word.
 */
export function titleParts(title: string, query: string): TitlePart[] {
  const typed = queryWords(query);
  const meant = new Set(typed.flatMap(termsOf));
  return (title.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).flatMap((text): TitlePart[] => {
    const [word] = splitWords(text);
    if (word === undefined) return [{ text, hit: false }];
    const begun = typed.find((start) => text.toLowerCase().startsWith(start));
    if (begun !== undefined && begun.length < text.length) {
      return [
        { text: text.slice(0, begun.length), hit: true },
        { text: text.slice(begun.length), hit: false },
      ];
    }
    return [{ text, hit: termsOf(word).some((term) => meant.has(term)) }];
  });
}
