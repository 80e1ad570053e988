/**
 * 'words for the pages that sell (home, services).': puts what follows a colon in brackets, for use in a sentence with
 * its own colon.
 */
export function bracketed(text: string): string {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  const [before, after] = [text.slice(0, colon), text.slice(colon + 2)];
  return after.endsWith('.') ? `${before} (${after.slice(0, -1)}).` : `${before} (${after})`;
}
