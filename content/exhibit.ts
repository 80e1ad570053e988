export type Hue = 'vermilion' | 'teal' | 'sky' | 'crease' | 'plum' | 'forest' | 'cobalt' | 'rose' | 'clay' | 'graphite';

/** The deliverables of a project as data, from which pages, posts and share images draw them. */
export interface Exhibit {
  /** The text alternative: 'The shop in a browser and on a phone'. */
  alt: string;
  /** The business's colours. */
  hue: Hue;
  /** The typeface of the business's headings: the agency's own if there is none. */
  face?: 'serif' | 'condensed' | 'rounded';
  /** The background of a cover: a pale tone of the colour, its deep tone, or ink. */
  ground?: 'deep' | 'ink';
  /** Whether lines of text rise or fall on the cover: 'rising' if it isn't set. */
  outlook?: 'rising' | 'falling';
  /** How a cover arranges them: 'desk' if it isn't set. */
  arrangement?: Arrangement;
  /** Two or three, most telling first: most covers show two, the project's page all. */
  things: readonly Delivered[];
}

/**
 * On a desk, seen from above; the first from the front with the second before it; the first so close that it doesn't
 * fit; before and after, on either side of a fold; standing and hanging in a room; the first in front of the business's
 * goods; sheets fanned out.
 */
export type Arrangement = 'desk' | 'front' | 'close' | 'pair' | 'room' | 'poster' | 'fan';

/** `by` is the slug of the service it represents best; that service's page shows it first. */
export type Delivered = Thing & { by?: string };

export type MarkName =
  | 'leaf'
  | 'loaf'
  | 'cross'
  | 'chair'
  | 'house'
  | 'book'
  | 'ship'
  | 'bubble'
  | 'weight'
  | 'drop'
  | 'thread'
  | 'clock'
  | 'sun'
  | 'pen';

export type Thing =
  /** A site in a browser. */
  | {
      kind: 'site';
      /** The layout of its first screen: text next to a picture, text over a large one, or products with options. */
      look?: 'split' | 'poster' | 'shop';
      name: string;
      mark: MarkName;
      menu: readonly string[];
      heading: string;
      button?: string;
      /** Up to four. */
      cards: readonly string[];
    }
  /** A form or a page on a phone. */
  | { kind: 'phone'; heading: string; rows: readonly string[]; button?: string; mark: MarkName }
  /** A screen of an application: a list of items with states. */
  | { kind: 'app'; name: string; rows: readonly { title: string; state: 'new' | 'going' | 'done'; note: string }[] }
  /** A logo where it is used. */
  | { kind: 'bag' | 'sign' | 'icons'; name: string; mark: MarkName }
  /** An advertisement as a search engine shows it. */
  | { kind: 'advert'; heading: string; text: string; address: string }
  /** A report page with a curve, without figures. */
  | { kind: 'report'; title: string; rows: readonly string[]; curve: readonly number[] }
  /** A heading and lines of text, some of them legible. */
  | { kind: 'article'; title: string; lines: readonly string[]; mark?: MarkName }
  /** A month of posts. */
  | { kind: 'calendar'; title: string; posts: readonly string[] }
  /** A post as its readers see it. */
  | { kind: 'post'; heading: string; name: string; mark: MarkName }
  /** A conversation between an assistant and a visitor. */
  | { kind: 'chat'; name: string; lines: readonly { by: 'visitor' | 'assistant'; text: string }[] }
  /** A drawing that explains how one thing leads to the next. */
  | { kind: 'infographic'; title: string; steps: readonly string[] }
  /** A directory entry with its map. */
  | { kind: 'listing'; name: string; rows: readonly string[]; mark: MarkName }
  | { kind: 'certificate'; title: string; lines: readonly string[]; mark: MarkName }
  /** Any of them in its previous state, drawn small and grey. */
  | { kind: 'before'; heading: string; lines: readonly string[] };
