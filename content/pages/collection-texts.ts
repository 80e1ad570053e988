import type { CollectionTexts, PageText } from './page-fields.ts';

const portfolioLead =
  'What a business needs, what the project contains and what it is for. Filter by service, or browse them all.';

export const portfolioTexts: CollectionTexts = {
  all: {
    heading: 'Sample projects',
    lead: portfolioLead,
    sampleNote:
      "These are sample projects. They show what a package contains, for invented businesses. They aren't client projects.",
  },
  some: {
    heading: 'Our work',
    lead: portfolioLead,
    sampleNote: "Projects marked as samples show what a package can do. They aren't client projects.",
  },
  none: { heading: 'Our work', lead: portfolioLead, sampleNote: '' },
};

const testimonialsHeading = "What it's like to work with us";

export const testimonialsTexts: CollectionTexts = {
  all: {
    heading: "How we'd like to be judged",
    lead: 'Sample testimonials: what went well, what took longer than hoped, and what people would do again.',
    sampleNote:
      'These are samples, not statements by clients. Each is signed with a role, a trade and a country. A real one will name its client.',
  },
  some: {
    heading: testimonialsHeading,
    lead: 'What went well, what took longer than hoped, and what people would do again.',
    sampleNote: 'Those marked as samples are examples, not statements by clients.',
  },
  none: {
    heading: testimonialsHeading,
    lead: 'Clients on what went well, what took longer than hoped, and what they would do again.',
    sampleNote: '',
  },
};

export const blogText: PageText = {
  heading: 'Plain advice before you buy',
  lead: 'What things cost, how long they take and how to choose, for owners who would rather understand than be persuaded.',
};

export const sitemapText: PageText = {
  heading: 'Every page on this site',
  lead: "The whole site at a glance. If you can't find what you're looking for, write to us.",
};
