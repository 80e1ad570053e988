/**
 * Everything that names the agency. Another agency makes the site its own by editing this file and the content.
 * `process.env.*` is replaced by a literal when the browser's scripts are built.
 */
export const company = {
  name: 'Kitefold',
  fullName: 'Kitefold Digital',
  since: 2016,
  basedIn: 'Pakistan',
  site: process.env.SITE_URL || 'https://kitefold.example',
  orderApp: process.env.ORDER_APP_URL || 'https://app.kitefold.example',
  email: 'info@kitefold.example',
  whatsapp: '+44 20 7946 0958',
  slogan: 'Serving Clients Worldwide',
} as const;

export interface Office {
  /** Short form for narrow lists: 'UK'. */
  code: string;
  country: string;
  /** ISO 3166-1 alpha-2, for flags and structured data. */
  iso: 'GB' | 'US' | 'AU' | 'PK';
}

export const offices: readonly Office[] = [
  { code: 'UK', country: 'United Kingdom', iso: 'GB' },
  { code: 'USA', country: 'United States', iso: 'US' },
  { code: 'AU', country: 'Australia', iso: 'AU' },
  { code: 'PK', country: 'Pakistan', iso: 'PK' },
];

export type SocialNetwork = 'facebook' | 'twitter' | 'linkedin' | 'youtube';

export const socialProfiles: readonly { network: SocialNetwork; label: string; url: string }[] = [
  { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/kitefold' },
  { network: 'twitter', label: 'Twitter', url: 'https://twitter.com/kitefold' },
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/kitefold' },
  { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@kitefold' },
];

/** Misspellings of the brand, lower case, to the right form. */
export const brandMisspellings: readonly string[] = [
  'kitefld',
  'kitfold',
  'kite fold',
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
