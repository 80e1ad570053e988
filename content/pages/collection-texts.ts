import type { sampleShare } from '../sample.ts';
import type { PageText } from './page-text.ts';

/** The page of a collection. Its text depends on how many of the items are samples. */
type CollectionText = PageText & { sampleNote: string };
type ByShare = Readonly<Record<ReturnType<typeof sampleShare>, CollectionText>>;

const portfolioLead =
  'What each business needed, how the work went and what was different afterwards. Filter by service, or browse them all.';

export const portfolioTexts: ByShare = {
  all: {
    heading: 'Sample projects',
    lead: portfolioLead,
    sampleNote:
      "These are sample projects. They show how we work and what a package can do. They aren't client projects.",
  },
  some: {
    heading: 'Our work',
    lead: portfolioLead,
    sampleNote: "Projects marked as samples show what a package can do. They aren't client projects.",
  },
  none: { heading: 'Our work', lead: portfolioLead, sampleNote: '' },
};

const testimonialsHeading = "What it's like to work with us";

export const testimonialsTexts: ByShare = {
  all: {
    heading: testimonialsHeading,
    lead: 'Sample testimonials: what went well, what took longer than hoped, and what people would do again.',
    sampleNote: 'These are samples, not statements by clients. Each is signed with a role, a trade and a country.',
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
