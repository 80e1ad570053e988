import type { ChecksText } from '#content/pages/page-types.ts';

export const checksText: ChecksText = {
  heading: 'Check us before you book',
  lead: 'All of this can be looked up now.',
  checks: [
    {
      title: 'What everything costs',
      text: 'Each package has its price and its number of photographs on the page.',
      link: { page: 'services', label: 'All prices' },
    },
    {
      title: 'What you pay when',
      text: 'An estimate shows the deposit and the rest.',
      link: { page: 'estimate', label: 'Get a price' },
    },
    {
      title: 'How you get your money back',
      text: 'All of it within {policy.refund-window} of ordering.',
      link: { page: 'terms', section: 'refunds', label: 'Refunds' },
    },
  ],
};
