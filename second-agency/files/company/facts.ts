import type { Company, Office, OfficeHours, SocialProfile, Story } from '#company/facts.ts';

export type * from '#company/fact-types.ts';

export const company: Company = {
  name: 'Harbour & Pine',
  legalName: 'Harbour & Pine Lda',
  trade: 'digital agency',
  since: 2019,
  base: 'PT',
  area: { kind: 'worldwide' },
  site: process.env.SITE_URL || 'https://harbour-and-pine.example',
  orders: 'app',
  orderApp: process.env.ORDER_APP_URL || 'https://orders.harbour-and-pine.example',
  email: 'hello@harbour-and-pine.example',
  whatsapp: '+44 20 7946 0999',
  slogan: 'Built by the water',
  currency: 'EUR',
  taxNote: 'VAT not included',
  storagePrefix: 'harbour-pine',
};

export const story: Story = {
  line: 'Timber, tide and patience',
  meaning:
    'It stands for the two things our first office looked out on: the harbour it stood at and the pines behind it.',
};

export const offices: readonly Office[] = [
  { iso: 'PT', country: 'Portugal', code: 'PT' },
  { iso: 'CA', country: 'Canada', code: 'CA' },
];

export const officeHours: OfficeHours = {
  timeZone: 'Europe/Lisbon',
  openingTimes: [
    { day: 'Tuesday', opens: '10:00', closes: '13:00' },
    { day: 'Tuesday', opens: '14:30', closes: '19:00' },
    { day: 'Wednesday', opens: '10:00', closes: '19:00' },
    { day: 'Saturday', opens: '09:30', closes: '12:30' },
  ],
  holidays: [{ date: '06-10', name: 'Portugal Day' }],
  replyWorkingDays: 2,
};

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/harbour-and-pine' },
  { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/harbourandpine' },
];

export const brandMisspellings: readonly string[] = [
  'harbour and pine',
  'harbor and pine',
  'harbor & pine',
  'harbourpine',
  'harbour pine',
];
