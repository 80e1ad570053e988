/** What speaks for ordering, beside the buttons that do: each is a policy, and leads to where it stands. */
export interface Assurance {
  text: string;
  /** A section of the terms, or of the page about us. */
  at: { page: 'terms' | 'about'; section: string };
  /** Only of packages that list source code, or only of others. */
  when?: 'with code' | 'without code';
}

export const assurances: readonly Assurance[] = [
  { text: 'Full refund within {policy.refund-window} of ordering', at: { page: 'terms', section: 'refunds' } },
  { text: 'One project manager from start to finish', at: { page: 'about', section: 'how-we-work' } },
  { text: 'Source code included', at: { page: 'terms', section: 'content-and-code' }, when: 'with code' },
  { text: 'The finished work is yours', at: { page: 'terms', section: 'content-and-code' }, when: 'without code' },
  { text: 'An NDA if you need one', at: { page: 'terms', section: 'confidentiality' } },
  { text: 'In business since {company.since}', at: { page: 'about', section: 'story' } },
];
