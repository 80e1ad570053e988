import type { AboutText } from './page-fields.ts';

export const about: AboutText = {
  heading: '{company.story-line}',
  lead: "{company.name} has built websites and brought visitors to them since {company.since}. We're based in {company.base} and work with businesses worldwide.",
  story: {
    id: 'story',
    title: 'What we do, and who for',
    paragraphs: [
      "Since {company.since} we've done the digital work that small and medium-sized businesses need and rarely have people for: websites, web applications, search, advertising, writing and design. From one agency, these can pull in the same direction: the text fits the page, the design fits the text, and search engines can read what's built.",
      "We sell this work as packages. A package says what's in it, what it costs and how long it takes, so you can compare before you speak to anyone. Where a project doesn't fit a package, such as an AI chatbot or a large WordPress site, you describe it and get a quote.",
    ],
  },
  work: {
    id: 'how-we-work',
    title: 'How we work',
    paragraphs: [
      'You order in our ordering app and describe what you need. From there, a dedicated project manager is your contact.',
      "Anything that changes the scope is written down and approved by both of us first. It's the dullest rule we have, and it prevents most of the arguments projects are known for.",
    ],
  },
  places: {
    id: 'offices',
    title: 'Where we are',
    paragraphs: [
      "We're {company.whereabouts}. You don't have to visit us: we work by message, email and the ordering app, and the results travel well.",
      'Wherever you are, you order from the same list at the same prices, in {company.currency}.',
    ],
  },
  beliefsHeading: 'What we believe',
  beliefs: [
    {
      title: 'Prices belong on the page',
      text: "If you have to ask what something costs, you can't compare it. Ours are published, and where we have to quote, we say why.",
    },
    {
      title: 'Fast is a courtesy',
      text: "A page that loads within {policy.load-time} and has nothing more than {policy.clicks} away respects the visitor's time.",
    },
    {
      title: 'You should be able to leave',
      text: 'Source code is included in all development packages. Clients who stay with us should stay because they want to.',
    },
    {
      title: 'An honest no is a service',
      text: "We don't guarantee rankings, turn down work in some areas and say so when a service doesn't fit.",
    },
    {
      title: 'Plain words win',
      text: "If a customer has to read a sentence twice, it isn't finished. That goes for our messages to you too.",
    },
  ],
};
