import { type RecordType, recordTypes, singleTypes } from '../content/content.ts';
import { recordSchemas } from './record-schemas.ts';
import { selectionOf } from './selection.ts';

/** Fields of every record that Strapi sets. */
const strapiFields = 'documentId publishedAt';

/** The fields of each type: those that its schema reads. */
const fields = Object.fromEntries(recordTypes.map((type) => [type, selectionOf(recordSchemas[type])])) as Record<
  RecordType,
  string
>;

/** Each type's name in queries. */
export const queryNames: Record<RecordType, string> = {
  company: 'company',
  policies: 'policies',
  'guest-posts': 'guestPosts',
  redirects: 'redirects',
  category: 'categories',
  service: 'services',
  'knowledge-entry': 'knowledgeEntries',
  post: 'posts',
  'portfolio-piece': 'portfolioPieces',
  testimonial: 'testimonials',
  notice: 'notices',
  'home-page': 'homePage',
  'about-page': 'aboutPage',
  'careers-page': 'careersPage',
  'contact-page': 'contactPage',
  'how-we-work': 'howWeWork',
  'terms-page': 'termsPage',
  'collection-pages': 'collectionPages',
};

/** The sort order of lists, so that pages are consistent and menus are in order. */
const sorting: Partial<Record<RecordType, string>> = {
  category: 'position:asc',
  service: 'number:asc',
  'knowledge-entry': 'number:asc',
  post: 'slug:asc',
  'portfolio-piece': 'position:asc',
  testimonial: 'position:asc',
  notice: 'createdAt:asc',
};

/** The admin host's clock: everything published by then is in later responses. */
export const timeQuery = 'query Time { currentTime }';

/** A record as last saved, published or not. The only query that returns drafts. */
export function draftQuery(type: RecordType): string {
  const name = queryNames[type];
  if (singleTypes.has(type)) return `query Draft { ${name}(status: DRAFT) { ${strapiFields} ${fields[type]} } }`;
  return `query Draft($id: ID!) {
    ${name}(filters: { documentId: { eq: $id } }, status: DRAFT) { ${strapiFields} ${fields[type]} }
  }`;
}

/** Which services categories list, as last saved. A new service isn't in any published category yet. */
export const placesQuery =
  'query Places { categories(status: DRAFT, pagination: { start: 0, limit: 500 }) { sid services } }';

/** All single types. Lists return published records by default, so drafts are never included. */
export function singlesQuery(types: readonly RecordType[]): string {
  return `query Singles { ${types.map((type) => `${queryNames[type]} { ${strapiFields} ${fields[type]} }`).join('\n')} }`;
}

/** One page of a list, with the total count. */
export function listQuery(type: RecordType): string {
  const name = queryNames[type];
  const order = `sort: ["${sorting[type] ?? 'documentId:asc'}", "documentId:asc"]`;
  return `query List($start: Int!, $limit: Int!) {
    ${name}(pagination: { start: $start, limit: $limit }, ${order}) { ${strapiFields} ${fields[type]} }
    ${name}_connection(pagination: { limit: 1 }) { pageInfo { total } }
  }`;
}
