import type { CareersText } from './page-fields.ts';

export const careers: CareersText = {
  heading: 'Work with us',
  lead: "We look for people who finish things and explain them plainly. There's no list of vacancies here, but you're welcome to apply.",
  openHeading: 'What you could do here',
  openText:
    "These are the fields we work in. Choose the one that's closest to what you do best and say so in your application.",
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
      text: 'You do technical audits, on-page work or link building, and report what happened without dressing it up.',
    },
    {
      title: 'Advertising and social media',
      text: "You plan Google Ads or social media month by month, and treat a client's ad money as if it were your own.",
    },
    {
      title: 'Writing',
      text: 'You write clear English for business readers, check your facts and take an edit without offence.',
    },
    {
      title: 'Project management',
      text: 'You keep several projects in your head, ask the awkward question early and write messages nobody has to ask about.',
    },
  ],
  sendHeading: 'What to send',
  sendPoints: [
    {
      title: 'A few lines about yourself',
      text: "What you do, how long you've done it and what you'd like to do next. There's no need for a formal letter.",
    },
    {
      title: 'Your work',
      text: "Links to things you've made, and which part of each was yours. That says more than certificates.",
    },
    {
      title: 'Where and when',
      text: "The country you'd work from, your time zone and when you could start.",
    },
    {
      title: 'Your questions',
      text: "Whatever you'd like to know about the work, the terms or how applications are handled. Ask it in the same email.",
    },
  ],
  applyHeading: 'Write to us',
  applyText: 'Send your application to {company.email}. Links are better than attachments.',
  applySubject: 'Open application',
};
