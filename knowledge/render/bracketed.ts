/** 'words for the pages that sell (home, services).': what follows a colon stands in brackets, where a sentence has its own. */
export function bracketed(text: string): string {
  const colon = text.indexOf(': ');
  if (colon < 0) return text;
  const [before, after] = [text.slice(0, colon), text.slice(colon + 2)];
  return after.endsWith('.') ? `${before} (${after.slice(0, -1)}).` : `${before} (${after})`;
}
