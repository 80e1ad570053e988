import type { Draft } from './draft.ts';

/**
 * Topics of general advice that only the server answers. The browser answers alone when the server cannot be reached, and
 * everything it needs for that has to fit 150 KB: what we sell, cost, promise and who we are comes first.
 */
const serverTopics = [
  'ai-search',
  'banners-and-infographics',
  'buying-from-an-agency',
  'content-writing',
  'design-of-websites',
  'front-back-consulting',
  'local-and-research',
  'logo-and-brand',
  'marketing-strategy',
  'meta-and-titles',
  'seo-basics',
  'social-media',
  'technical-and-on-page-seo',
  'websites-technical',
];

/** The hand-written entries that travel to the browser. */
export function browserDrafts(drafts: readonly Draft[]): Draft[] {
  return drafts.filter(({ source }) => !serverTopics.some((topic) => source.startsWith(`entries/${topic}.md:`)));
}
