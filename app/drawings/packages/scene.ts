/** What a package hands over, as far as a drawing needs to know; counts are those of the catalogue. */
export type Scene =
  | { kind: CountedKind; count: number }
  | { kind: 'text'; words: number; described: boolean }
  | { kind: 'link'; label: string; authority: number }
  | { kind: 'assistant' }
  | { kind: 'checklist' };

export type CountedKind =
  | 'adverts'
  | 'answers'
  | 'banners'
  | 'competitors'
  | 'concepts'
  | 'hours'
  | 'keywords'
  | 'listings'
  | 'posts'
  | 'report'
  | 'site map'
  | 'snippets'
  | 'stats';
