/** Package contents in sentences and lists. A price list says 'Print version', a sentence 'a print version'. */

/** 'Responsive on every screen' describes a deliverable; it isn't something that a package includes. */
export function isQuality(inclusion: string): boolean {
  return /^(?:at|built|by|for|from|grouped|in|on|ready to|responsive|sized|without)\b/i.test(inclusion);
}

/** Names keep their capitals inside a sentence; other nouns are lower-cased. */
export function insideSentence(inclusion: string): string {
  const properName = /^(?:React|Next|Node|WordPress|Strapi|Google|Search Console|English|MERN|SEO|API|NAP|AI)\b/.test(
    inclusion,
  );
  return properName || !/^[A-Z][a-z ]/.test(inclusion)
    ? inclusion
    : inclusion.charAt(0).toLowerCase() + inclusion.slice(1);
}

/** Nouns that a package includes one of. */
const counted =
  /(?:^|[ -])(?:analysis|api|article|assistant|audit|calendar|cms|comparison|connection|dashboard|description|end|form|guide|handover|image|layout|overview|plan|png|report|review|spreadsheet|structure|style|theme|version|widget)$/i;

/** Where the noun phrase ends: 'Report | of every link', 'Theme | set up in your brand'. */
export const afterNoun =
  / (?:of|with|for|to|in|on|from|beyond|that|they|set|trained|drawn|placed|built|made|written|worked)\b.*|[,:].*/;

/** 'an SEO report', 'light and dark versions'; undefined if it can't be said to be included. */
export function asThing(inclusion: string): string | undefined {
  if (isQuality(inclusion) || inclusion.startsWith('Lengths')) return undefined;
  const said = insideSentence(inclusion).replace(/^([^:]+): (.+)$/, '$1 ($2)');
  if (/^(?:an?|the|one|your)\b/i.test(said)) return said;
  if (/\bstack\b/.test(said)) return `the ${said}`;
  if (!counted.test(inclusion.replace(afterNoun, ''))) return said;
  return `${/^(?:a|e|i|o|SEO\b)/i.test(said) && !/^one\b/i.test(said) ? 'an' : 'a'} ${said}`;
}

/** 'vector files, transparent PNG'; semicolons if an item contains commas. */
export function listed(inclusions: readonly string[]): string {
  const items = inclusions.map(insideSentence);
  return items.join(items.some((item) => item.includes(',')) ? '; ' : ', ');
}
