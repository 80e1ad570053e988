/** What a correct reply has to contain, as patterns. */
export interface Expectation {
  must?: string[];
  mustNot?: string[];
}

/** Whitespace, asterisks and thousands separators are ignored. */
export function normalize(text: string): string {
  return text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\*+/g, '')
    .replace(/[‐-―]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

export function isRight(reply: string, { must = [], mustNot = [] }: Expectation): boolean {
  const matches = (pattern: string) => new RegExp(pattern, 'i').test(reply);
  return reply !== '' && must.every(matches) && !mustNot.some(matches);
}
