import type { Draft } from './draft.ts';

/**
 * Topics of general advice that only the server answers. The browser answers alone when the server cannot be reached, and
 * everything it needs for that has to fit 150 KB: what we sell, cost, promise and who we are comes first.
 */
const serverTopics = ['design-of-websites', 'front-back-consulting', 'meta-and-titles'];

/** The hand-written entries that travel to the browser. */
export function browserDrafts(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ source }) => !serverTopics.some((topic) => source.startsWith(`entries/${topic}.md:`)));
}
