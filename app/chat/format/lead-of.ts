/** A longer sentence is a paragraph: heavy type would only make it harder to read. */
const maxLength = 120;
/** 'Yes.' and 'Hello!' say too little to stand alone. */
const minLength = 16;

/** The end of a sentence: the next one begins with a capital letter, a figure or bold text. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|No))[.!?](?=\s+(?:\*\*)?[\p{Lu}\d$“"'])/gu;

const isOpen = (text: string) => text.split('**').length % 2 === 0;

/** The first sentence of a reply, which is its answer, and the rest; the lead is empty if that is too long. */
export function leadOf(text: string): { lead: string; rest: string } {
  const line = text.split('\n', 1)[0] ?? '';
  const none = { lead: '', rest: text };
  if (line.length > 10 * maxLength || /^\s*[-•]\s/.test(line)) return none;
  const ends = Array.from(line.matchAll(sentenceEnd), ({ index }) => index + 1);
  const end = [...ends, line.length].find((at) => at >= minLength && !isOpen(line.slice(0, at))) ?? line.length;
  if (end > maxLength) return none;
  return { lead: line.slice(0, end), rest: text.slice(end).trimStart() };
}
