import type { Assurance } from './page-types.ts';

export const assurances: readonly Assurance[] = [
  { text: 'Source code included', sign: 'code', at: { page: 'terms', section: 'content-and-code' }, when: 'with code' },
  {
    text: 'The finished work is yours',
    sign: 'sheet',
    at: { page: 'terms', section: 'content-and-code' },
    when: 'without code',
  },
  { text: 'Fixed price, scope in writing', sign: 'shield', at: { page: 'terms', section: 'scope' } },
  { text: 'One project manager from start to finish', sign: 'person', at: { page: 'about', section: 'how-we-work' } },
  { text: 'An NDA if you need one', sign: 'lock', at: { page: 'terms', section: 'confidentiality' } },
  {
    text: 'Full refund within {policy.refund-window} of ordering',
    sign: 'clock',
    at: { page: 'terms', section: 'refunds' },
  },
  { text: 'In business since {company.since}', sign: 'calendar', at: { page: 'about', section: 'story' } },
];
