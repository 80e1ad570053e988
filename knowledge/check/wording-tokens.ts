const silent = new Set(
  'a an the do does did is are was be been am to of for on in at with by from and or my me i we us our it its this that there please just also you your will would could should can if so as have has'.split(
    ' ',
  ),
);

function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words that carry a question's meaning, without order, filler words and endings. */
export function wordingTokens(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b(on|off)[- ]page\b/g, '$1page')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !silent.has(word));
  return [...new Set((telling.length ? telling : words).map(stem))].toSorted();
}
