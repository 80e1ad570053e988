import type { PostSubject } from './post-subject.ts';

/** Covers of posts, by slug. A post that isn't listed shows what one of its services delivers. */
export const postSubjects: Readonly<Record<string, PostSubject>> = {
  'being-found-in-ai-answers': { kind: 'cited answer' },
  'how-long-a-website-takes': { kind: 'schedule' },
  'how-long-seo-takes': { kind: 'months' },
  'logo-brief': { kind: 'brief' },
  'monthly-one-time-or-on-page-seo': { kind: 'intervals' },
  'website-design-or-development': { kind: 'halves' },
  'what-a-website-costs': { kind: 'prices', service: 'website-development' },
  'wordpress-nextjs-or-strapi': { kind: 'choice' },
};
