/** What a piece of work handed over, as data: pages, posts and share images draw it from this. */
export interface Exhibit {
  /** Said to those who do not see the drawing: 'The shop in a browser and on a phone'. */
  alt: string;
  /** The colour of the business. */
  hue: 'vermilion' | 'teal' | 'sky' | 'crease';
  /** What a cover lays behind them: a pale tone of the colour, its deep one, or ink. */
  ground?: 'deep' | 'ink';
  /** Two or three, those that tell most first: a cover shows two, a piece's page all. */
  things: readonly Delivered[];
}

/** `by` is the address of the service that it shows best: that service's page puts it first. */
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
      /** How its first screen is laid out: words beside a picture, words over a large one, or goods with what there is to choose. */
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
  /** A screen of an application: a list in which everything has a state. */
  | { kind: 'app'; name: string; rows: readonly { title: string; state: 'new' | 'going' | 'done'; note: string }[] }
  /** A logo where it is used. */
  | { kind: 'bag' | 'sign' | 'icons'; name: string; mark: MarkName }
  /** An advertisement as a search engine shows it. */
  | { kind: 'advert'; heading: string; text: string; address: string }
  /** A page of a report with a curve, without figures. */
  | { kind: 'report'; title: string; rows: readonly string[]; curve: readonly number[] }
  /** A heading and lines, some of which can be read. */
  | { kind: 'article'; title: string; lines: readonly string[]; mark?: MarkName }
  /** A month of posts. */
  | { kind: 'calendar'; title: string; posts: readonly string[] }
  /** A post as its readers see it. */
  | { kind: 'post'; heading: string; name: string; mark: MarkName }
  /** What an assistant and a visitor say to each other. */
  | { kind: 'chat'; name: string; lines: readonly { by: 'visitor' | 'assistant'; text: string }[] }
  /** A drawing that explains how one thing leads to the next. */
  | { kind: 'infographic'; title: string; steps: readonly string[] }
  /** A directory's entry with its map. */
  | { kind: 'listing'; name: string; rows: readonly string[]; mark: MarkName }
  | { kind: 'certificate'; title: string; lines: readonly string[]; mark: MarkName }
  /** Any of them as it was, drawn small and grey. */
  | { kind: 'before'; heading: string; lines: readonly string[] };
