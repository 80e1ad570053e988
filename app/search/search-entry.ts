/** One thing the site's search can find. */
export interface SearchEntry {
  kind: 'service' | 'page' | 'post' | 'work' | 'question';
  title: string;
  path: string;
  /** Other words for it. */
  also?: readonly string[];
  /** Shown beside it: 'from $300'. */
  note?: string;
}
