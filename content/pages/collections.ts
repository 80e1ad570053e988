import type { PageText } from './page-text.ts';

export const portfolioText: PageText & { sampleNote: string } = {
  heading: 'Sample projects',
  lead: 'What each business needed, how the work went and what was different afterwards. Filter by service, or browse them all.',
  sampleNote:
    "These are sample projects. They show how we work and what a package can do. They aren't client projects.",
};

export const testimonialsText: PageText & { sampleNote: string } = {
  heading: "What it's like to work with us",
  lead: 'Sample testimonials: what went well, what took longer than hoped, and what people would do again.',
  sampleNote: 'These are samples, not statements by clients. Each is signed with a role, a trade and a country.',
};

export const blogText: PageText = {
  heading: 'Plain advice before you buy',
  lead: 'What things cost, how long they take and how to choose, for owners who would rather understand than be persuaded.',
};

export const sitemapText: PageText = {
  heading: 'Every page on this site',
  lead: "The whole site at a glance. If you can't find what you're looking for, write to us.",
};
