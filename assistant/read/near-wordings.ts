import type { Shop } from '#catalogue/shop.ts';
import { contentTerms, queryTerms, questionTerms } from '#language/retrieve/terms.ts';
import { plainWords } from '#language/text/plain.ts';
import type { KnownEntry } from '../contract.ts';

interface Wording {
  entry: KnownEntry;
  /** The service whose page it belongs to, if any. */
  service: string | undefined;
  terms: ReadonlySet<string>;
  /** All of its words, among which a package may be named in two letters. */
  words: ReadonlySet<string>;
}

const isShort = (word: string) => word.length < 3;

export interface NearWordings {
  /** The entry whose wording nearly matches; `services` are those named or discussed. */
  entryFor(words: readonly string[], services: readonly string[]): KnownEntry | undefined;
}

/** Half of a wording may be left out: 'do you host podcasts' for 'Do you record or host podcasts?' */
const minShare = 0.5;
/** A single term is too little to match an entry without a service. */
const minTerms = 2;
/** Words for figures: a message without any other asks for the price or the time itself. */
const figureTerms = new Set(contentTerms('price cost fee charge rate cheap expensive time day week'.split(' ')));
/** Words that change nothing in a question: 'when does the next course start' asks when a course starts. */
const fillers = new Set(contentTerms('next usually normally generally currently possible'.split(' ')));

/**
 * Entries added after training, found by the words of their questions. The encoder only knows that they are close, and
 * takes 'do you record podcasts?' for a request, although the page of podcast editing says no to it.
 */
export function createNearWordings(
  { offers }: Shop,
  entries: readonly KnownEntry[],
  weightOf: (term: string) => number = () => 1,
): NearWordings {
  // Words of two letters are no terms.
  const shortNames = new Set(
    [...offers.values()].flatMap(({ packages }) => packages.flatMap(({ name }) => plainWords(name))).filter(isShort),
  );
  const nameTerms = new Map(
    Array.from(offers.values(), ({ slug, name, shortName, alsoCalled }): [string, Set<string>] => [
      slug,
      new Set([name, shortName, ...alsoCalled].flatMap(questionTerms)),
    ]),
  );
  /** A service's name carries no information on its own page. */
  const telling = (terms: readonly string[], service: string | undefined) =>
    new Set(terms.filter((term) => !fillers.has(term) && !(service && nameTerms.get(service)?.has(term))));

  const byTerm = new Map<string, Wording[]>();
  for (const entry of entries) {
    const service = entry.tags?.find((tag) => offers.has(tag));
    for (const text of [entry.question, ...(entry.alternatives ?? [])]) {
      const wording = {
        entry,
        service,
        terms: telling(questionTerms(text), service),
        words: new Set(plainWords(text)),
      };
      for (const term of wording.terms) byTerm.set(term, [...(byTerm.get(term) ?? []), wording]);
    }
  }

  const sum = (terms: ReadonlySet<string>) => [...terms].reduce((total, term) => total + weightOf(term), 0);

  /**
   * The share of a wording that a message covers, if it says nothing else. What it leaves out must not be what the wording
   * is about: 'learn German' isn't 'learn Swiss German'.
   */
  function share({ service, terms }: Wording, said: readonly string[]): number {
    const asked = telling(said, service);
    if (asked.size < (service ? 1 : minTerms) || ![...asked].every((term) => terms.has(term))) return 0;
    const isOfFigure = [...asked].every((term) => term.startsWith('?') || figureTerms.has(term));
    return isOfFigure && asked.size < terms.size ? 0 : sum(asked) / sum(terms);
  }

  return {
    entryFor(words, services) {
      if (!byTerm.size) return undefined;
      const terms = queryTerms(words);
      const named = words.filter((word) => shortNames.has(word));
      const candidates = new Set(terms.flatMap((term) => byTerm.get(term) ?? []));
      let best: { entry: KnownEntry; share: number } | undefined;
      for (const wording of candidates) {
        if (wording.service && !services.includes(wording.service)) continue;
        if (!named.every((name) => wording.words.has(name))) continue;
        const own = share(wording, terms);
        if (own >= minShare && own > (best?.share ?? 0)) best = { entry: wording.entry, share: own };
      }
      return best?.entry;
    },
  };
}
