import type { Mention } from './services.ts';
import type { Reading } from './understand.ts';

const negation =
  / (?:not|instead of|rather than|no longer|except|but not|dont want|do not want)(?: (?:the|a|an|for|about|your|any))* $/;

/** 'SEO, not ads' is about SEO alone; a message that only says what is not meant keeps what it names. */
export function withoutNegated(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const meant = mentions.filter(({ at }) => !negation.test(`${text.slice(0, at).trimEnd()} `));
  return meant.length ? meant : mentions;
}

/** In so few words 'design' alone can only be the choice between the two. */
const shortCorrection = 6;

const siteWork = {
  design: 'website-design',
  development: 'website-development',
} as const;
const siteServices: ReadonlySet<string> = new Set(Object.values(siteWork));

/** 'No, the design, not the development' after talk of a website: which of the two is meant. */
export function correctedSiteWork(reading: Reading, context: Reading | undefined): Mention | undefined {
  if (!context?.services.some(({ service }) => siteServices.has(service))) return undefined;
  if (reading.wordCount > 12) return undefined;
  for (const [word, service] of Object.entries(siteWork) as [keyof typeof siteWork, Mention['service']][]) {
    const led = reading.wordCount > shortCorrection ? '(?:the |only |just |for |about |meant |mean )+' : '';
    const at = reading.text.search(new RegExp(` ${led}${word}(?:ing|er)? `));
    if (at < 0) continue;
    const start = reading.text.indexOf(word, at);
    if (negation.test(`${reading.text.slice(0, start).trimEnd()} `)) continue;
    return { service, at: start, end: start + word.length, weak: false, words: word };
  }
  return undefined;
}
