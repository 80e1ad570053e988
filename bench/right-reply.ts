/** What a right reply has to say, as patterns. */
export interface Expectation {
  must?: string[];
  mustNot?: string[];
}

/** Runs of white space, asterisks and thousands commas do not matter. */
export function fold(text: string): string {
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
