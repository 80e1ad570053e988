/** Short texts of the interface and the assistant that speak of the trade. Titles of pages are in `app/pages/site-page-list.ts`. */
export const wording = {
  /** Shown in the empty field of the search. */
  searchExample: 'Logo, refund, SEO …',
  /** The band above the footer, on every page. */
  action: { kicker: 'Take Action Today', title: 'Boost Your Online Presence' },
  /** What the blog is about. */
  blogSubjects: 'websites, search, content, design and advertising',
} as const;

/** Questions offered to a visitor who has not named a service. */
export const starters = [
  'How much does website development cost?',
  'How much is SEO?',
  'What does a logo cost?',
] as const;
