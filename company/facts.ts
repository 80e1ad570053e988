import type { Company, Office, OfficeHours, SocialProfile, Story } from './fact-types.ts';

export type * from './fact-types.ts';

/**
 * Everything that identifies the agency: name, locations, contacts, currency. Another agency edits this file, and every
 * page, file for search engines and answer of the assistant follows. `npm run content:check` reports inconsistencies.
 * `process.env.*` is replaced by a literal when browser scripts are built.
 */
export const company: Company = {
  name: 'Kitefold',
  legalName: 'Kitefold Digital',
  trade: 'digital agency',
  digitalServices: true,
  since: 2016,
  base: 'PK',
  area: { kind: 'worldwide' },
  site: process.env.SITE_URL || 'https://kitefold.example',
  orders: 'app',
  orderApp: process.env.ORDER_APP_URL || 'https://app.kitefold.example',
  email: 'info@kitefold.example',
  whatsapp: '+44 20 7946 0958',
  slogan: 'Serving Clients Worldwide',
  currency: 'USD',
  // A logo, a small site, a shop, an application.
  budgetSteps: [250, 1_000, 3_000, 10_000],
  taxNote: '',
  storagePrefix: 'kitefold',
};

/** What the name says about the work. */
export const story: Story = {
  line: 'A flat sheet, folded well, flies',
  meaning:
    'It stands for the picture behind our work: a flat sheet, folded well, flies. An idea needs the right folds before it flies; ours are structure, design, words and code.',
};

/** The agency's offices, as lists show them, including the head office. */
export const offices: readonly Office[] = [
  { iso: 'GB', country: 'United Kingdom', code: 'UK' },
  { iso: 'US', country: 'United States', code: 'USA' },
  { iso: 'AU', country: 'Australia', code: 'AU' },
  { iso: 'PK', country: 'Pakistan', code: 'PK' },
];

/**
 * Office hours, and how soon a message is answered. These are assumptions: the owner has to set the real values,
 * because pages, answers and search engines repeat them as promises.
 */
export const officeHours: OfficeHours = {
  timeZone: 'Asia/Karachi',
  openingTimes: [
    { day: 'Monday', opens: '09:00', closes: '18:00' },
    { day: 'Tuesday', opens: '09:00', closes: '18:00' },
    { day: 'Wednesday', opens: '09:00', closes: '18:00' },
    { day: 'Thursday', opens: '09:00', closes: '18:00' },
    { day: 'Friday', opens: '09:00', closes: '18:00' },
  ],
  holidays: [
    { date: '01-01', name: "New Year's Day" },
    { date: '03-23', name: 'Pakistan Day' },
    { date: '05-01', name: 'Labour Day' },
    { date: '08-14', name: 'Independence Day' },
    { date: '12-25', name: 'Christmas Day' },
  ],
  replyWorkingDays: 1,
};

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/kitefold' },
  { network: 'twitter', label: 'Twitter', url: 'https://twitter.com/kitefold' },
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/kitefold' },
  { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@kitefold' },
];

/** Misspellings of the name by visitors, in lower case; one word or several. */
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
