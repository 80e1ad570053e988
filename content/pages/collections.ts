import type { PageText } from './page-text.ts';

export const portfolioText: PageText & { sampleNote: string } = {
  heading: '{company.story-work}',
  lead: 'What each business needed, how the work went and what was different afterwards. Choose a kind of work, or look at all of it.',
  sampleNote:
    'These are sample projects. They show how we work and what a package can do, and they name no client: what clients tell us stays between us.',
};

export const testimonialsText: PageText & { sampleNote: string } = {
  heading: 'What it is like to work with us',
  lead: 'Owners and managers on what went well, what took longer than they had hoped, and what they would do again.',
  sampleNote:
    'These are sample words, each signed with a role, a trade and a country. Nobody here is rated with stars, and neither are we.',
};

export const blogText: PageText = {
  heading: 'Plain advice before you buy',
  lead: 'What things cost, how long they take and how to choose, for owners who would rather understand than be persuaded.',
};

export const sitemapText: PageText = {
  heading: 'Every page, on one sheet',
  lead: 'The whole site, unfolded. If what you look for is not here, write to us: we may do it all the same.',
};
