import type { Subject } from '../posts/subject.ts';
import type { Application } from './application.ts';

/** A package's deliverables, as far as a drawing needs them, or what a post is about; counts come from the catalogue. */
export type Scene =
  | { kind: CountedKind; count: number }
  | { kind: 'text'; words: number; described: boolean }
  | { kind: 'link'; label: string; authority: number }
  | ({ kind: 'application' } & Application)
  | { kind: 'assistant' }
  /** Links from other sites, and whether they are compared with a competitor's. */
  | { kind: 'backlinks'; compared: boolean }
  | { kind: 'subject'; subject: Subject };

export type CountedKind =
  | 'adverts'
  | 'answers'
  | 'banners'
  | 'checklist'
  | 'competitors'
  | 'concepts'
  | 'hours'
  | 'keywords'
  | 'listings'
  | 'posts'
  | 'report'
  | 'server'
  | 'site map'
  | 'snippets'
  | 'stats';
