import type { PostSubject } from '#content/post-subject.ts';

export const postSubjects: Readonly<Record<string, PostSubject>> = {
  'planning-the-wedding-day': { kind: 'schedule' },
};
