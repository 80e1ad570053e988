import type { Draft } from './draft.ts';

/**
 * Topics of general advice that only the server answers. Everything the browser needs to answer offline must fit in 150
 * KB, so services, prices, policies and the company come first.
 */
const serverTopics = ['design-of-websites', 'front-back-consulting', 'meta-and-titles'];

/** The hand-written entries that are sent to the browser. */
export function browserDrafts(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ source }) => !serverTopics.some((topic) => source.startsWith(`entries/${topic}.md:`)));
}
