import type { EstimateText } from '#content/pages/page-types.ts';

export const estimateText: EstimateText = {
  heading: 'Get a price',
  lead: 'Put packages together and see what they cost, what you pay when you order and what on delivery.',
  startsHeading: 'Where would you like to start?',
  startsLead: 'Pick the nearest one, then change whatever you like.',
  starts: [
    {
      id: 'wedding',
      title: 'A wedding',
      text: 'The day from the vows to the first dance.',
      items: [{ slug: 'wedding-photography', tier: 'gold', quantity: 1 }],
    },
    {
      id: 'family',
      title: 'A family',
      text: 'An hour in the studio.',
      items: [{ slug: 'portrait-sessions', tier: 'silver', quantity: 1 }],
    },
    {
      id: 'shop',
      title: 'A shop',
      text: 'Your goods on white, and a headshot of whoever makes them.',
      items: [
        { slug: 'product-photography', tier: 'silver', quantity: 1 },
        { slug: 'business-headshots', tier: 'single', quantity: 1 },
      ],
    },
  ],
  homeQuestion: 'What shall we photograph?',
  homeStarts: [
    { id: 'wedding', label: 'A wedding' },
    { id: 'family', label: 'A family' },
    { id: 'shop', label: 'A shop' },
  ],
};
