import type { Company, Office, OfficeHours, SocialProfile, Story } from './fact-types.ts';

/** For tests: the facts of a made-up shop. Its telephone numbers are among those kept for fiction. */
export const company: Company = {
  name: 'Larks & Kites',
  legalName: 'Larks & Kites Limited',
  trade: 'kite shop',
  since: 2001,
  base: 'PT',
  city: 'Porto',
  area: { kind: 'worldwide' },
  site: 'https://larks.example',
  orders: 'links',
  email: 'hello@larks.example',
  whatsapp: '+44 20 7946 0123',
  telephone: '+44 20 7946 0124',
  slogan: 'Kites for every wind',
  currency: 'CHF',
  budgetSteps: [50, 200],
  taxNote: 'VAT not included',
  storagePrefix: 'larks',
};

export const story: Story = { line: 'Up it goes', meaning: 'Larks rise, and so do kites.' };

export const offices: readonly Office[] = [
  { iso: 'PT', country: 'Portugal', code: 'PT' },
  { iso: 'ES', country: 'Spain', code: 'ES' },
];

export const officeHours: OfficeHours = {
  timeZone: 'Europe/Lisbon',
  openingTimes: [{ day: 'Tuesday', opens: '10:00', closes: '16:00' }],
  holidays: [{ date: '06-10', name: 'Portugal Day' }],
  replyWorkingDays: 2,
};

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@larks' },
];

export const brandMisspellings: readonly string[] = ['larks and kits'];
