import type { PageText, Point } from './page-text.ts';

interface CareersText extends PageText {
  openHeading: string;
  openText: string;
  roles: readonly Point[];
  hiringHeading: string;
  hiringSteps: readonly Point[];
  applyHeading: string;
  applyText: string;
  /** Subject of the prepared e-mail. */
  applySubject: string;
}

export const careers: CareersText = {
  heading: 'Work with us',
  lead: 'We look for people who finish things and explain them plainly. There is no list of vacancies here: we read open applications all year.',
  openHeading: 'Where your application goes',
  openText:
    'Choose the discipline that is closest to what you do best. We keep applications for each of them and look there first when a project needs another pair of hands. If you would rather we deleted yours, write a line and we do.',
  roles: [
    {
      title: 'Web development',
      text: 'You build with React, Next.js, Node.js, MongoDB, Strapi or WordPress, and care how a page behaves on a slow phone.',
    },
    {
      title: 'Website and graphic design',
      text: 'You design layouts, logos or infographics, and can say in a sentence why something is where it is.',
    },
    {
      title: 'Search engine optimization',
      text: 'You do technical audits, on-page work or link building by hand, and report what happened without decorating it.',
    },
    {
      title: 'Advertising and social media',
      text: 'You plan Google Ads or social media month by month, and treat a client’s advertising money as if it were yours.',
    },
    {
      title: 'Writing',
      text: 'You write clear English for business readers, check your facts and take an edit without offence.',
    },
    {
      title: 'Project management',
      text: 'You keep several projects in your head, ask the awkward question early and write messages that need no reply to be understood.',
    },
  ],
  hiringHeading: 'How we hire',
  hiringSteps: [
    {
      title: 'You write',
      text: 'Send an e-mail with a few lines about yourself and links to work you did. Say which part of it was yours.',
    },
    {
      title: 'We read',
      text: 'Someone from your own discipline looks at the work before anyone looks at the certificates.',
    },
    {
      title: 'We talk',
      text: 'A conversation about how you work, what you want to learn and what the work with us is like. Ask us anything.',
    },
    {
      title: 'A small task',
      text: 'A short exercise close to the daily work, with the requirements a client would send. We tell you what we thought of it.',
    },
  ],
  applyHeading: 'Write to us',
  applyText:
    'Send your application to {company.email}. Name the discipline, the country you would work from and when you could begin. Links are better than attachments, and a formal letter is not needed.',
  applySubject: 'Open application',
};
