/** What the second owner changes in files that stay: a pattern, and what stands there instead. */
export interface Edit {
  /** Files, from the root; a folder means every text below it. */
  in: readonly string[];
  find: RegExp;
  put: string;
}

export const edits: readonly Edit[] = [
  // Email marketing takes the place of the consultancy; what texts say of that is left out by itself.
  { in: ['catalogue/offered.ts'], find: /digital-marketing-consultancy/g, put: 'email-marketing' },
  { in: ['catalogue/offered.ts'], find: /digitalMarketingConsultancy/g, put: 'emailMarketing' },
  {
    in: ['catalogue/offered.ts'],
    find: /RemovedService\[\] = \[\]/,
    put: "RemovedService[] = [{ slug: 'digital-marketing-consultancy', number: 18, to: '/service/digital-marketing', words: ['marketing consultancy'] }]",
  },
  {
    in: ['catalogue/services/digital-marketing.ts'],
    find: /(?<![-.{])\b(?:digital |marketing )*consultancy\b(?!\.)/gi,
    put: 'email marketing',
  },
  // A package more.
  {
    in: ['catalogue/services/google-ads.ts'],
    find: /packages: googleAds,/,
    put: "packages: [...googleAds, { tier: 'premium', name: 'Premium', price: 450, delivery: { from: 14, to: 14, unit: 'day' }, limits: { campaigns: 4 }, inclusions: ['Campaign setup', 'Monthly review'] }],",
  },
  // A limit of a new kind, for email marketing.
  {
    in: ['catalogue/also-counted.ts'],
    find: /alsoCounted = \{\}/,
    put: "alsoCounted = { letters: { singular: 'letter', plural: 'letters', heading: 'Letters' } }",
  },
  // Other policies.
  { in: ['catalogue/policies.ts'], find: /fullWithinHours: 1\b/, put: 'fullWithinHours: 24' },
  { in: ['catalogue/policies.ts'], find: /discountPercent: 10\b/, put: 'discountPercent: 15' },
  // Another list of areas: insurance is served, weapons are not.
  { in: ['catalogue/policies.ts'], find: / {2}'insurance',/, put: "  'weapons'," },
  // Other work on the home page.
  { in: ['content/pages/home.ts'], find: /work: \[[^\]]*\]/, put: "work: ['bookshop-porto', 'outfitter-vancouver']" },
  // Photographs: of the office, and in a post that becomes the newest.
  {
    in: ['content/pages/about.ts'],
    find: /^ {2}heading: /m,
    put: "  photograph: { file: 'harbour.webp', alt: 'The harbour in front of the {company.name} office, with hills behind it.' },\n  heading: ",
  },
  // Somebody whom clients meet.
  {
    in: ['content/pages/people.ts'],
    find: /Person\[\] = \[\]/,
    put: "Person[] = [{ name: 'The front desk', role: 'Project managers', text: 'They answer for {company.name}.', photograph: { file: 'harbour.webp', alt: 'The window of the front desk, with the harbour behind it.' } }]",
  },
  {
    in: ['content/posts/logo-brief.md'],
    find: /^date: .*\n(tags: .*\n)services: .*\n---\n\n([^\n]+\n)/m,
    put: 'date: 2026-11-02\n$1services: [logo-design]\nphotograph: ./pine.jpg\nalt: A pine on a slope, drawn by the wind.\n---\n\n$2\n![Two hills behind the bay](./bay.jpg "The bay, as the first sketch had it")\n',
  },
  // Green instead of vermilion, and round corners.
  { in: ['brand/brand.ts'], find: /#c7361b/g, put: '#1d6b45' },
  { in: ['brand/brand.ts'], find: /#9c2711/g, put: '#124a2f' },
  { in: ['brand/brand.ts'], find: /#a92c14/g, put: '#185a3a' },
  { in: ['brand/brand.ts'], find: /#f0704f/g, put: '#58a97f' },
  { in: ['brand/brand.ts'], find: /#ff8465/g, put: '#7fd1a0' },
  { in: ['brand/brand.ts'], find: /corner: '2px'/, put: "corner: '10px'" },
];

/** Files that go: the service that is no longer sold, and the first owner's figures. */
export const removed = ['catalogue/services/digital-marketing-consultancy.ts', 'catalogue/spec-figures.test.ts'];

/** Entries that speak against what is served now. */
export const contradicting = /Do you work with insurance companies/;
