import type { weekdays } from './hours-rules.ts';

/** The shape of the facts in `facts.ts`. */
export interface Company {
  /** As people say it; one word or several, '&' is fine. */
  name: string;
  legalName: string;
  /** What it is, as in 'we are a digital agency'. */
  trade: string;
  /** The year it was founded. */
  since: number;
  /** The country of the base: the `iso` of one of the offices. */
  base: string;
  /** The city of the base, where visitors should know it: 'Leeds'. */
  city?: string;
  /** Where clients are served. */
  area: Area;
  site: string;
  /** Where orders go. */
  orders: Orders;
  /** The address of the ordering app, where orders go to one. */
  orderApp?: string;
  email: string;
  /** With the country's code: '+44 20 7946 0958'; left out where there is none. */
  whatsapp?: string;
  /** A number to call, with the country's code; left out where there is none. */
  telephone?: string;
  slogan: string;
  /** ISO 4217: 'USD', 'EUR'. All prices are in it. */
  currency: string;
  /** Said beside prices, as 'VAT not included'; empty where there is nothing to say. */
  taxNote: string;
  /** Begins the names of everything kept in a visitor's browser: small letters, digits and hyphens. */
  storagePrefix: string;
}

export type Area =
  | { kind: 'worldwide' }
  /** By their English names: 'United Kingdom'. */
  | { kind: 'countries'; countries: readonly string[] }
  /** A town and the others that are near enough. */
  | { kind: 'around'; place: string; towns: readonly string[] };

/** To an ordering app, to the contact form with the package filled in, or to the address that each package names. */
export type Orders = 'app' | 'form' | 'links';

export interface Story {
  /** The heading of the page about us. */
  line: string;
  /** Answers 'what does your name mean?'. */
  meaning: string;
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

export type Weekday = (typeof weekdays)[number];

/** When the office is open on a day; a day with a long break is listed twice. */
export interface OpeningTime {
  day: Weekday;
  /** '09:00', by the clock of the office. */
  opens: string;
  /** '18:00'; '24:00' for midnight. */
  closes: string;
}

export interface Holiday {
  /** '12-25' for every year, '2027-03-10' for once. */
  date: string;
  name: string;
}

export interface OfficeHours {
  /** As the IANA has it: 'Europe/Lisbon'. */
  timeZone: string;
  /** In the order of the week; on a day that is not listed the office is closed. */
  openingTimes: readonly OpeningTime[];
  holidays: readonly Holiday[];
  /** Within how many working days a person answers a message. */
  replyWorkingDays: number;
}
