export interface Assurance {
  text: string;
  at: { page: 'terms' | 'about'; section: string };
  when?: 'with code' | 'without code';
}

export const assurances: readonly Assurance[] = [
  { text: 'Full refund within {policy.refund-window} of ordering', at: { page: 'terms', section: 'refunds' } },
  { text: 'The rest on delivery', at: { page: 'terms', section: 'payment' } },
  { text: 'In business since {company.since}', at: { page: 'about', section: 'story' } },
];
