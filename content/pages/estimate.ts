import type { EstimateText } from './page-types.ts';

export const estimateText: EstimateText = {
  heading: 'Get a price',
  lead: 'Put packages together and see what they cost and how long they take. Nothing is ordered here, and nobody calls you.',
  startsHeading: 'Where would you like to start?',
  startsLead: 'Pick the nearest one, then change whatever you like.',
  starts: [
    {
      id: 'website',
      title: 'A first website',
      text: 'A site you can edit yourself, with its copy and a logo.',
      items: [
        { slug: 'website-development', tier: 'basic', quantity: 1 },
        { slug: 'website-copywriting', tier: '2000-words', quantity: 1 },
        { slug: 'logo-design', tier: 'basic', quantity: 1 },
      ],
    },
    {
      id: 'shop',
      title: 'A shop',
      text: 'A site that takes payments and knows its customers.',
      items: [
        { slug: 'website-development', tier: 'premium', quantity: 1 },
        { slug: 'website-copywriting', tier: '4000-words', quantity: 1 },
      ],
    },
    {
      id: 'found',
      title: 'Being found',
      text: 'Your pages put in order, listings in directories and a campaign.',
      items: [
        { slug: 'one-time-seo', tier: 'basic', quantity: 1 },
        { slug: 'local-citation-building', tier: 'starter', quantity: 1 },
        { slug: 'google-ads', tier: 'basic', quantity: 1 },
      ],
    },
    {
      id: 'brand',
      title: 'A brand',
      text: 'A logo to choose from several ideas, and posts to announce it with.',
      items: [
        { slug: 'logo-design', tier: 'standard', quantity: 1 },
        { slug: 'posts-and-banners-design', tier: 'standard', quantity: 1 },
      ],
    },
    {
      id: 'posts',
      title: 'A month of posts',
      text: 'Planned, written, designed and published for you.',
      items: [{ slug: 'social-media-marketing', tier: 'basic', quantity: 1 }],
    },
  ],
  homeQuestion: 'What do you need first?',
  homeStarts: [
    { id: 'website', label: 'A website, copy and logo' },
    { id: 'found', label: 'SEO, listings and ads' },
    { id: 'brand', label: 'A logo and posts' },
  ],
};
