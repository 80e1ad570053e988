import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Redirects, RemovedService } from '#catalogue/redirect-types.ts';
import type { ServiceFile, ServiceSlug } from '#catalogue/service.ts';
import type { ServiceBySite } from '#catalogue/service-by-site.ts';
import type { Company, Office, OfficeHours, SocialProfile, Story } from '#company/facts.ts';
import type { Notice } from '#company/notice.ts';
import type {
  AboutText,
  CareersText,
  CollectionTexts,
  ContactText,
  HomeText,
  HowWeWork,
  PageText,
  TermsSection,
} from '#content/pages/page-fields.ts';
import type { Photograph } from '#content/photograph.ts';
import type { PortfolioPiece } from '#content/portfolio-piece.ts';
import type { Testimonial } from '#content/testimonial.ts';
import type { EntryCategory } from '#knowledge/entry.ts';
import { singleTypeNames } from './single-types.ts';

/** A category of the menu, with its page and services by slug. */
export interface CategoryRecord {
  id: string;
  sid: string;
  name: string;
  shortName: string;
  icon: string;
  /** Its sentence on the home page. */
  promise: string;
  page: ServiceSlug;
  services: readonly ServiceSlug[];
}

export interface EntryRecord {
  id: number;
  /** The name of its file. */
  topic: string;
  category: EntryCategory;
  question: string;
  answer: string;
  alternatives: readonly string[];
  tags: readonly string[];
  equals: readonly number[];
}

export interface PostRecord {
  slug: string;
  title: string;
  description: string;
  date: string;
  tags: readonly string[];
  services: readonly ServiceSlug[];
  photograph?: Photograph;
  body: string;
}

export interface CompanyRecord {
  company: Company;
  story: Story;
  offices: readonly Office[];
  officeHours: OfficeHours;
  socialProfiles: readonly SocialProfile[];
  brandMisspellings: readonly string[];
}

/** Everything staff can edit, by the type's name in the panel, in the repository's own shapes. */
export interface RecordTypes {
  company: CompanyRecord;
  policies: { policies: Catalogue['policies']; areasNotServed: readonly string[] };
  'guest-posts': ServiceBySite;
  redirects: Redirects & { removed: readonly RemovedService[] };
  category: CategoryRecord;
  service: ServiceFile;
  'knowledge-entry': EntryRecord;
  post: PostRecord;
  'portfolio-piece': PortfolioPiece;
  testimonial: Testimonial;
  notice: Notice;
  'home-page': Omit<HomeText, 'categoryPromises'>;
  'about-page': AboutText;
  'careers-page': CareersText;
  'contact-page': ContactText;
  'how-we-work': HowWeWork;
  'terms-page': PageText & { sections: readonly TermsSection[] };
  'collection-pages': {
    portfolioTexts: CollectionTexts;
    testimonialsTexts: CollectionTexts;
    blogText: PageText;
    sitemapText: PageText;
  };
}

export type RecordType = keyof RecordTypes;

/** Types whose records may have a photograph. */
export const picturedTypes = ['post', 'portfolio-piece', 'testimonial', 'about-page'] as const satisfies RecordType[];
export type PicturedType = (typeof picturedTypes)[number];

/** One record of any type. */
export interface StoredRecord<Value = unknown> {
  /** How staff identify it: 'logo-design', '142'. Unique within its type. */
  key: string;
  /** The panel's id; undefined for records from the repository. */
  id?: string;
  /** When staff published it, by the panel's clock. */
  sentAt?: string;
  value: Value;
}

/** All records, with lists in display order. A single type has a list of one. */
export type Content = { [Type in RecordType]: readonly StoredRecord<RecordTypes[Type]>[] };

/** A problem with a record, worded so that staff can fix it. */
export interface Problem {
  /** A record type, or 'site' for problems of the site as a whole. */
  type: string;
  record: string;
  reason: string;
  /** The record's id in the panel, if known. */
  id?: string;
  /** If it can't be removed: where other records name it. */
  naming?: readonly { type: RecordType; record: string; reason: string }[];
}

/** How staff recognize a record. */
export const keyOf: { [Type in RecordType]: (value: RecordTypes[Type]) => string } = {
  company: () => 'company',
  policies: () => 'policies',
  'guest-posts': () => 'guest-posts',
  redirects: () => 'redirects',
  category: ({ sid }) => sid,
  service: ({ facts }) => facts.slug,
  'knowledge-entry': ({ id }) => `${id}`,
  post: ({ slug }) => slug,
  'portfolio-piece': ({ slug }) => slug,
  testimonial: ({ quote }) => quote.slice(0, 60),
  notice: ({ text }) => text,
  'home-page': () => 'home-page',
  'about-page': () => 'about-page',
  'careers-page': () => 'careers-page',
  'contact-page': () => 'contact-page',
  'how-we-work': () => 'how-we-work',
  'terms-page': () => 'terms-page',
  'collection-pages': () => 'collection-pages',
};

export const recordTypes = Object.keys(keyOf) as readonly RecordType[];

export function isRecordType(type: string): type is RecordType {
  return (recordTypes as readonly string[]).includes(type);
}

/** Types that have a single record. */
export const singleTypes: ReadonlySet<RecordType> = new Set<RecordType>(singleTypeNames);

export function allOf<Type extends RecordType>(content: Content, type: Type): RecordTypes[Type][] {
  return content[type].map(({ value }) => value);
}

/** The record of a single type. */
export function onlyOf<Type extends RecordType>(content: Content, type: Type): RecordTypes[Type] {
  const [only] = content[type];
  if (!only) throw new Error(`There is no '${type}'`);
  return only.value;
}

/** The content with the panel's ids, where it has none because it comes from the repository. */
export function withIds(content: Content, known: Content): Content {
  return mapTypes((type) => {
    const ids = new Map((known[type] as readonly StoredRecord[]).map(({ key, id }) => [key, id]));
    return (content[type] as readonly StoredRecord[]).map((kept) => {
      const id = kept.id ?? ids.get(kept.key);
      return id ? { ...kept, id } : kept;
    });
  });
}

/** The content with every type's list mapped. */
export function mapTypes(make: (type: RecordType) => readonly StoredRecord[]): Content {
  return Object.fromEntries(recordTypes.map((type) => [type, make(type)])) as unknown as Content;
}
