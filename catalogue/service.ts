import type { Package } from './package.ts';

/** The name of a service's file and the end of its address: 'logo-design'. Which there are is data: `offered.ts`. */
export type ServiceSlug = string;

/** How visitors speak of a service, for questions that sound like theirs. */
export interface ServiceWords {
  /** Inside a sentence: 'logo design'. */
  said: string;
  /** What they want in the end: 'a logo'. */
  thing: string;
  /** The thing takes 'do' and 'are'. */
  plural?: true;
  /** Two other names. */
  terms: readonly [string, string];
  /** One of it, for services that sell words, after its length: 'a 500-word blog post'. */
  piece?: string;
}

/** What a service is called and what it sells. */
export interface ServiceFacts {
  slug: ServiceSlug;
  /** Given once and never to another service: the ids of its answers come from it. A new service takes the next one. */
  number: number;
  name: string;
  /** For menus and tight places. */
  shortName: string;
  /** Of any number and with any names; none on overview pages, which list the services of their category. */
  packages: readonly Package[];
  /** What is ordered several times, in the estimator: 'Logos'; 'Orders' where nothing is said. */
  orderNoun?: string;
  words: ServiceWords;
  /** What visitors call it, in plain words. The assistant and the site's search both read it. */
  alsoCalled: readonly string[];
  /** Words for the thing itself, where no name says which kind of it is meant: 'site'. */
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

/** What a service page says. Figures in these texts are references such as `{logo-design.basic.price}`. */
export interface ServiceText {
  /** One line under the heading. */
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
  /** For menus and tight places. */
  shortName: string;
  /** Empty on overview pages, which list the services of their category. */
  packages: readonly Package[];
  text: ServiceText;
}
