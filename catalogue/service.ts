import type { Package } from './package.ts';

/** The name of a service's file and the end of its URL: 'logo-design'. Which ones exist is data: `offered.ts`. */
export type ServiceSlug = string;

/** How visitors refer to a service, for questions worded like theirs. */
export interface ServiceWords {
  /** Inside a sentence: 'logo design'. */
  said: string;
  /** What they want in the end: 'a logo'. */
  thing: string;
  /** The thing takes plural verbs, 'do' and 'are'. */
  plural?: true;
  /** Two other names. */
  terms: readonly [string, string];
  /** The singular, for services that sell words, after its length: 'a 500-word blog post'. */
  piece?: string;
}

/** A service's names and packages. */
export interface ServiceFacts {
  slug: ServiceSlug;
  /** Permanent and never reused: the ids of its answers are derived from it. A new service takes the next one. */
  number: number;
  name: string;
  /** For menus and other tight places. */
  shortName: string;
  /** Any number, with any names; none on overview pages, which list the services of their category. */
  packages: readonly Package[];
  /**
   * What one order is, in the plural: the label for quantities in the estimator, and what a visitor counts. 'Days' of a
   * boat for hire make 'for 3 days' three orders, 'Nights per dog' makes two dogs for three nights six; a word for persons or their places (`language/slots/persons-in.ts`)
   * makes 'for two people' two. The default is 'Orders'.
   */
  orderNoun?: string;
  words: ServiceWords;
  /** What visitors call it, in plain words. Used by the assistant and the site's search. */
  alsoCalled: readonly string[];
  /** Words for the thing itself that don't say which kind is meant: 'site'. */
  things?: readonly string[];
}

/** What a file in `services/` exports. */
export interface ServiceFile {
  facts: ServiceFacts;
  text: ServiceText;
}

export interface Question {
  question: string;
  answer: string;
}

export interface ProcessStep {
  title: string;
  text: string;
}

/** The text of a service page. Figures in it are references such as `{logo-design.basic.price}`. */
export interface ServiceText {
  /** One line below the heading. */
  promise: string;
  /** What it is, in two or three paragraphs. */
  about: readonly string[];
  /** Who it is for: three to five short lines. */
  audience: readonly string[];
  deliverables: readonly string[];
  process: readonly ProcessStep[];
  technologies: readonly string[];
  questions: readonly Question[];
  related: readonly ServiceSlug[];
  searchTitle: string;
  searchDescription: string;
}

export interface Service {
  slug: ServiceSlug;
  name: string;
  /** For menus and other tight places. */
  shortName: string;
  /** Empty on overview pages, which list the services of their category. */
  packages: readonly Package[];
  text: ServiceText;
}
