const vowel = /[aeiouy]/;

function withoutDoubling(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'ly']) {
    const base = word.slice(0, -ending.length);
    if (word.endsWith(ending) && base.length > 2 && vowel.test(base)) return withoutDoubling(base);
  }
  return word;
}

/** The stem that a word's forms share: 'prices', 'priced' and 'pricing' are all 'pric'. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const base = withoutEnding(withoutPlural(word.replace(/is(?=(?:e|ed|es|ing|ation)$)/, 'iz')));
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}
