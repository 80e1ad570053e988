/** A literal count of packages goes stale when one is added. */
export const countedPackages = /\b(?:two|three|four|five|six|both|\d+) (?:packages|tiers|plans)\b/i;

const opening =
  /^(?:everything|(?:all|the same|same|as) (?:of|in|from|as|that|with|the)\b|includes? (?:everything|all)\b)/i;
const otherPackage = /\b(?:package|tier|plan|previous|above|before|below)s?\b/i;

function names(line: string, name: string): boolean {
  const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  return words(line).includes(words(name));
}

/**
 * Whether a line of what a package includes stands for the lines of another: 'Everything in Basic'. Pages compare
 * packages line by line, and would say that the larger one doesn't include them.
 * @param line
 * @param packages the names of all packages of the service
 */
export function standsForOthers(line: string, packages: readonly string[]): boolean {
  const text = line.trim();
  return opening.test(text) && (otherPackage.test(text) || packages.some((name) => names(text, name)));
}
