export type Sign = 'clock' | 'person' | 'code' | 'sheet' | 'lock' | 'calendar' | 'shield';

export interface Assurance {
  text: string;
  sign?: Sign;
  at: { page: 'terms' | 'about'; section: string };
  when?: 'with code' | 'without code';
}

export const assurances: readonly Assurance[] = [
  { text: 'Full refund within {policy.refund-window} of ordering', at: { page: 'terms', section: 'refunds' } },
  { text: 'The rest on delivery', at: { page: 'terms', section: 'payment' } },
  { text: 'In business since {company.since}', at: { page: 'about', section: 'story' } },
];
