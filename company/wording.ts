/**
 * Short texts of the interface and the assistant that refer to the trade. Page titles are in
 * `app/pages/site-page-list.ts`.
 */
export const wording = {
  /** The placeholder of the search field. */
  searchExample: 'Logo, refund, SEO …',
  /** The band above the footer, on every page. */
  action: { kicker: 'Take Action Today', title: 'Boost Your Online Presence' },
  /**
   * What the time of a package is: in tables, in sentences, and before figures, as in '$50, ready in 4 days' and '$800 in
   * 30 days'. For courses: 'Duration', 'duration', 'for', 'for'.
   */
  time: { heading: 'Delivery', noun: 'delivery time', ready: 'ready in', within: 'in' },
  /** What the blog is about. */
  blogSubjects: 'websites, search, content, design and advertising',
} as const;

/** Questions suggested to a visitor who hasn't named a service. */
export const starters = [
  'How much does website development cost?',
  'How much is SEO?',
  'What does a logo cost?',
] as const;
