import type { weekdays } from './hours-rules.ts';

/** The shape of the facts in `facts.ts`. */
export interface Company {
  /** As people say it; one word or several, '&' is fine. */
  name: string;
  legalName: string;
  /** What the agency is, as in 'we are a digital agency'. */
  trade: string;
  /**
   * Whether it makes websites, does marketing and the like. The assistant's answers about such work, most of those in the
   * repository, are left out otherwise.
   */
  digitalServices?: boolean;
  /** The year it was founded. */
  since: number;
  /** The country of the head office: the `iso` of one of the offices. */
  base: string;
  /** The city of the head office, if visitors should know it: 'Leeds'. */
  city?: string;
  /** Where clients are served. */
  area: Area;
  site: string;
  /** How orders are placed. */
  orders: Orders;
  /** The URL of the ordering app, if there is one. */
  orderApp?: string;
  email: string;
  /** With country code: '+44 20 7946 0958'; left out if there is none. */
  whatsapp?: string;
  /** A phone number with country code; left out if there is none. */
  telephone?: string;
  slogan: string;
  /** ISO 4217: 'USD', 'EUR'. All prices are in this currency. */
  currency: string;
  /** Where one budget of the contact form ends and the next begins, in the currency; none: it asks for no budget. */
  budgetSteps: readonly number[];
  /** Shown next to prices, such as 'VAT not included'; may be empty. */
  taxNote: string;
  /** Prefix of everything stored in a visitor's browser: lower-case letters, digits and hyphens. */
  storagePrefix: string;
}

export type Area =
  | { kind: 'worldwide' }
  /** By their English names: 'United Kingdom'. */
  | { kind: 'countries'; countries: readonly string[] }
  /** A town, and others near enough to be served. */
  | { kind: 'around'; place: string; towns: readonly string[] };

/** In an ordering app, with the contact form and the package filled in, or at a URL that each package has. */
export type Orders = 'app' | 'form' | 'links';

export interface Story {
  /** The heading of the about page. */
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

/** Opening hours on a weekday; a day with a long break is listed twice. */
export interface OpeningTime {
  day: Weekday;
  /** '09:00', in the office's time zone. */
  opens: string;
  /** '18:00'; '24:00' for midnight. */
  closes: string;
}

export interface Holiday {
  /** '12-25' for every year, '2027-03-10' for a single date. */
  date: string;
  name: string;
}

export interface OfficeHours {
  /** IANA time zone: 'Europe/Lisbon'. */
  timeZone: string;
  /** In weekday order; on days not listed the office is closed. */
  openingTimes: readonly OpeningTime[];
  holidays: readonly Holiday[];
  /** The number of working days within which a person answers a message. */
  replyWorkingDays: number;
}
