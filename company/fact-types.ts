/** The shape of the facts in `facts.ts`. */
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
