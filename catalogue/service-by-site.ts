import type { Duration } from './duration.ts';
import type { Question, ServiceSlug } from './service.ts';

/** What is ordered elsewhere, at a price by site. */
export interface BySite {
  /** In the plural: 'Guest posts'. */
  name: string;
  /** One of it, inside a sentence: 'guest post'. */
  piece: string;
  /** The page where it is ordered, as an address or a reference, and what that is called. */
  orderedOn: { link: string; called: string };
  /** How many sites sell at each price, the cheapest first. */
  sites: readonly { price: number; count: number }[];
  delivery: Duration;
  /** Of the article that comes with it. */
  words: number;
  /** What comes with each, a line a thing. */
  includes: readonly string[];
}

export interface EntryBySite extends Question {
  category: 'pricing' | 'timeline' | 'services' | 'ordering';
  alternatives: readonly string[];
  tags: readonly string[];
}

/** A service without a page of its own. Menu, estimator and search leave it out; the assistant sells it. */
export interface ServiceBySite extends BySite {
  slug: ServiceSlug;
  /** What visitors call it, in plain words. */
  alsoCalled: readonly string[];
  /** The id of its first entry, among the last forty of the catalogue's range. */
  firstEntry: number;
  /** What the assistant answers beside the figures. */
  entries: readonly EntryBySite[];
}
