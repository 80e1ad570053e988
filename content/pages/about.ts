import type { PageSection, PageText, Point } from './page-text.ts';

interface AboutText extends PageText {
  story: PageSection;
  work: PageSection;
  places: PageSection;
  beliefsHeading: string;
  beliefs: readonly Point[];
}

export const about: AboutText = {
  heading: '{company.story-line}',
  lead: '{company.name} has built websites and brought visitors to them since {company.since}. We are based in {company.base} and work for businesses anywhere.',
  story: {
    id: 'story',
    title: 'What we do, and for whom',
    paragraphs: [
      'Since {company.since} we have done the digital work that small and middle-sized businesses need and seldom have people for: websites, web applications, search, advertising, writing and design. Under one roof these stop pulling in different directions. The writer knows what the page is for, the designer knows how much text there will be, and the developer builds what search engines can read.',
      'We sell this work as packages. A package says what is in it, what it costs and how long it takes, so you can compare before you speak to anyone. Where a project does not fit a package, such as an AI chatbot or a large WordPress site, we look at it and quote.',
    ],
  },
  work: {
    id: 'how-we-work',
    title: 'How we work',
    paragraphs: [
      'You order in our ordering app and describe what you need. A dedicated project manager takes over from there: one person who knows your project, gathers your answers and keeps the specialists informed. You see drafts while they can still be changed at little cost.',
      'Anything that alters the scope is written down and approved by both of us before it is done. It is the dullest rule we have, and it prevents most of the arguments projects are known for.',
    ],
  },
  places: {
    id: 'offices',
    title: 'Where we are',
    paragraphs: [
      'We are {company.whereabouts}. You need not visit any of it: the work runs by message, e-mail and the ordering app, and the results travel well.',
      'Wherever you are, you order from the same list at the same prices, in {company.currency}.',
    ],
  },
  beliefsHeading: 'What we believe',
  beliefs: [
    {
      title: 'Prices belong on the page',
      text: 'If you have to ask what something costs, you cannot compare it. Ours are published, and where we must quote, we say why.',
    },
    {
      title: 'Fast is a courtesy',
      text: 'A page that loads within {policy.load-time} and hides nothing further than {policy.clicks} away respects the visitor’s time.',
    },
    {
      title: 'You should be able to leave',
      text: 'Source code is included in all packages. Clients who stay with us should stay because they want to.',
    },
    {
      title: 'An honest no is a service',
      text: 'We guarantee no rankings, decline work in some areas and tell you when a smaller package will do.',
    },
    {
      title: 'Plain words win',
      text: 'If a customer has to read a sentence twice, we have not finished writing it. That holds for our messages to you too.',
    },
  ],
};
