import type { Notice } from '#company/notice.ts';

export const notices: readonly Notice[] = [
  {
    text: 'The studio is closed from 23 December to 3 January. From 4 January on we answer messages again.',
    link: '/contact',
    linkText: 'How to reach us',
    questions: ['Are you open between Christmas and New Year?', 'is the studio closed over the holidays'],
  },
];
