/**
 * Everything that names the agency: name, places, contacts, currency. Another agency edits this file, and every page,
 * file for search engines and answer of the assistant follows. `npm run content:check` says what does not fit together.
 * `process.env.*` is replaced by a literal when the browser's scripts are built.
 */
export const company: Company = {
  name: 'Kitefold',
  legalName: 'Kitefold Digital',
  since: 2016,
  base: 'PK',
  site: process.env.SITE_URL || 'https://kitefold.example',
  orderApp: process.env.ORDER_APP_URL || 'https://app.kitefold.example',
  email: 'info@kitefold.example',
  whatsapp: '+44 20 7946 0958',
  slogan: 'Serving Clients Worldwide',
  currency: 'USD',
  taxNote: '',
  storagePrefix: 'kitefold',
};

/** What the name has to say about the work. */
export const story: Story = {
  line: 'A flat sheet, folded well, flies',
  meaning:
    'It stands for the picture behind our work: a flat sheet, folded well, flies. A plain idea needs the right folds, which for us are structure, design, words and code, before it carries.',
  work: 'Sheets we have folded',
};

/** Where the agency has offices, as lists show them; the base is one of them. */
export const offices: readonly Office[] = [
  { iso: 'GB', country: 'United Kingdom', code: 'UK' },
  { iso: 'US', country: 'United States', code: 'USA' },
  { iso: 'AU', country: 'Australia', code: 'AU' },
  { iso: 'PK', country: 'Pakistan', code: 'PK' },
];

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/kitefold' },
  { network: 'twitter', label: 'Twitter', url: 'https://twitter.com/kitefold' },
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/kitefold' },
  { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@kitefold' },
];

/** How visitors misspell the name, in lower case; of one word or several. */
export const brandMisspellings: readonly string[] = [
  'kitefld',
  'kitfold',
  'kite fold',
  'kite folds',
  'kite-fold',
  'kitefolds',
  'kytefold',
  'kitefod',
  'kiteflod',
  'kitefolt',
  'kitefoldd',
  'kightfold',
  'kitefole',
];

export interface Company {
  /** As people say it; one word or several, '&' is fine. */
  name: string;
  legalName: string;
  /** The year it was founded. */
  since: number;
  /** The country of the base: the `iso` of one of the offices. */
  base: string;
  site: string;
  orderApp: string;
  email: string;
  /** With the country's code: '+44 20 7946 0958'. */
  whatsapp: string;
  slogan: string;
  /** ISO 4217: 'USD', 'EUR'. All prices are in it. */
  currency: string;
  /** Said beside prices, as 'VAT not included'; empty where there is nothing to say. */
  taxNote: string;
  /** Begins the names of everything kept in a visitor's browser: small letters, digits and hyphens. */
  storagePrefix: string;
}

export interface Story {
  /** The heading of the page about us. */
  line: string;
  /** Answers 'what does your name mean?'. */
  meaning: string;
  /** The heading above the portfolio. */
  work: string;
}

export interface Office {
  /** ISO 3166-1 alpha-2, for flags and structured data. */
  iso: string;
  country: string;
  /** Short form for narrow lists: 'UK'. */
  code: string;
}

export interface SocialProfile {
  network: 'facebook' | 'twitter' | 'linkedin' | 'youtube' | 'instagram';
  label: string;
  url: string;
}
