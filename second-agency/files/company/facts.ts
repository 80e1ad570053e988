import type { Company, Office, OfficeHours, SocialProfile, Story } from '#company/fact-types.ts';

export type * from '#company/fact-types.ts';

export const company: Company = {
  name: 'Lanternfield',
  legalName: 'Lanternfield Studio Ltd',
  trade: 'photography studio',
  since: 2013,
  base: 'GB',
  city: 'Leeds',
  area: {
    kind: 'around',
    place: 'Leeds',
    towns: ['Bradford', 'York', 'Harrogate', 'Wakefield', 'Ilkley', 'Halifax', 'Huddersfield'],
  },
  site: process.env.SITE_URL || 'https://lanternfield.example',
  orders: 'form',
  email: 'hello@lanternfield.example',
  telephone: '+44 113 496 0123',
  slogan: 'Photographs from Yorkshire',
  currency: 'GBP',
  budgetSteps: [200, 500, 1_500],
  taxNote: 'VAT not included',
  storagePrefix: 'lanternfield',
};

export const story: Story = {
  line: 'Good light and enough time',
  meaning: 'It stands for the field behind our studio, where lanterns were lit on winter evenings.',
};

export const offices: readonly Office[] = [{ iso: 'GB', country: 'United Kingdom', code: 'UK' }];

export const officeHours: OfficeHours = {
  timeZone: 'Europe/London',
  openingTimes: [
    { day: 'Tuesday', opens: '10:00', closes: '13:00' },
    { day: 'Tuesday', opens: '14:30', closes: '19:00' },
    { day: 'Wednesday', opens: '10:00', closes: '19:00' },
    { day: 'Saturday', opens: '09:30', closes: '12:30' },
  ],
  holidays: [{ date: '12-26', name: 'Boxing Day' }],
  replyWorkingDays: 2,
};

export const socialProfiles: readonly SocialProfile[] = [
  { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/lanternfield' },
  { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/lanternfield' },
];

export const brandMisspellings: readonly string[] = ['lantern field', 'lanternfeild', 'lanternfields', 'lanternfeld'];
