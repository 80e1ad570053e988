import type { Assurance } from '#content/pages/page-types.ts';

export const assurances: readonly Assurance[] = [
  { text: 'Full refund within {policy.refund-window} of ordering', at: { page: 'terms', section: 'refunds' } },
  { text: 'The rest on delivery', at: { page: 'terms', section: 'payment' } },
  { text: 'In business since {company.since}', at: { page: 'about', section: 'story' } },
];
