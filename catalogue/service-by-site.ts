import type { Duration } from './duration.ts';
import type { Question, ServiceSlug } from './service.ts';

/** Something ordered elsewhere, at a price per site. */
export interface BySite {
  /** In the plural: 'Guest posts'. */
  name: string;
  /** The singular, inside a sentence: 'guest post'. */
  piece: string;
  /** The page where it is ordered, as a URL or a reference, and the name of that page. */
  orderedOn: { link: string; called: string };
  /** How many sites charge each price, cheapest first. */
  sites: readonly { price: number; count: number }[];
  delivery: Duration;
  /** The length of the included article. */
  words: number;
  /** What each includes, one item per line. */
  includes: readonly string[];
}

export interface EntryBySite extends Question {
  category: 'pricing' | 'timeline' | 'services' | 'ordering';
  alternatives: readonly string[];
  tags: readonly string[];
}

/** A service without a page of its own. Menu, estimator and search leave it out; only the assistant offers it. */
export interface ServiceBySite extends BySite {
  slug: ServiceSlug;
  /** What visitors call it, in plain words. */
  alsoCalled: readonly string[];
  /** The id of its first entry, among the last forty of the catalogue's range. */
  firstEntry: number;
  /** What the assistant answers besides the figures. */
  entries: readonly EntryBySite[];
}
