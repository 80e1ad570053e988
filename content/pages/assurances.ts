/** Reasons to order, shown next to the buttons: each is a policy and links to it. */
export interface Assurance {
  text: string;
  /** A section of the terms, or of the about page. */
  at: { page: 'terms' | 'about'; section: string };
  /** Only for packages that include source code, or only for others. */
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
