import { type RecordType, singleTypes } from '../content/content.ts';

const duration = '{ from to unit }';
const point = '{ title text }';
const question = '{ question answer }';
const section = '{ anchor title paragraphs list listsAreasNotServed }';
const pageText = '{ heading lead }';
const collectionText = '{ heading lead sampleNote }';
const collectionTexts = `{ all ${collectionText} some ${collectionText} none ${collectionText} }`;
const picture = 'picture { name url mime updatedAt alternativeText caption }';
const sampleOrReal = 'sample client link consent';
/** Groups of fields are paginated, too. */
const whole = '(pagination: { limit: 500 })';

/** The fields of each type, as the admin host names them. */
const fields: Record<RecordType, string> = {
  company: `name legalName since base email whatsapp slogan currency taxNote site orderApp storagePrefix brandMisspellings
    story { line meaning } offices${whole} { iso country code } socialProfiles${whole} { network label url }
    officeHours { timeZone replyWorkingDays openingTimes${whole} { day opens closes } holidays${whole} { date name } }`,
  policies: `payment { upFrontPercent } refund { fullWithinHours afterWorkStartedPercent }
    revision { addedDelivery ${duration} } checkout { discountPercent expressDelivery } credits { refundable expire }
    quote { validDays }
    delivery { overall ${duration} websiteDesign ${duration} websiteDevelopment ${duration}
      webApplications ${duration} wordpress ${duration} }
    seoResults { firstMovement ${duration} clearResults ${duration} largerGains ${duration} rankingsGuaranteed }
    website { loadSeconds clicksToAnySection } metaLengths { titleCharacters descriptionCharacters { from to } }
    areasNotServed`,
  'guest-posts': `sites${whole} { price count } delivery ${duration} words alsoCalled`,
  redirects: `endings removed${whole} { slug number to words } moved${whole} { from to }`,
  category: 'number sid name shortName icon promise page services position',
  service: `slug number name shortName orderNoun promise about audience deliverables technologies related searchTitle
    searchDescription alsoCalled things words { said thing plural terms piece }
    packages${whole} { tier name price recurs delivery ${duration} limits${whole} { quantity from to } inclusions }
    process${whole} ${point} questions${whole} ${question}`,
  'knowledge-entry': 'number topic category question answer alternatives tags equals',
  post: `slug title description date tags services body ${picture}`,
  'portfolio-piece': `slug title summary services sector country challenge approach result position ${sampleOrReal}
    ${picture}`,
  testimonial: `quote role trade country services position ${sampleOrReal} ${picture}`,
  notice: 'text link linkText questions',
  'home-page': `heading lead prices${whole} { service text } categoriesHeading categoriesLead proofHeading
    proofPoints${whole} ${point} workLead workLeadOfSamples work questionsHeading questions${whole} ${question}`,
  'about-page': `heading lead ${picture} story ${section} work ${section} places ${section} beliefsHeading beliefs${whole} ${point}`,
  'careers-page': `heading lead openHeading openText roles${whole} ${point} sendHeading sendPoints${whole} ${point}
    applyHeading applyText applySubject`,
  'contact-page': `heading lead formHeading formLead waysHeading ways${whole} ${point} adviceHeading advice
    messagesHeading messages${whole} { label subject message } officesHeading officesText`,
  'how-we-work': `heading lead steps${whole} ${point}`,
  'terms-page': `heading lead sections${whole} ${section}`,
  'collection-pages': `portfolioTexts ${collectionTexts} testimonialsTexts ${collectionTexts} blogText ${pageText}
    sitemapText ${pageText}`,
};

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
  if (singleTypes.has(type)) return `query Draft { ${name}(status: DRAFT) { documentId ${fields[type]} } }`;
  return `query Draft($id: ID!) {
    ${name}(filters: { documentId: { eq: $id } }, status: DRAFT) { documentId ${fields[type]} }
  }`;
}

/** Which services categories list, as last saved. A new service isn't in any published category yet. */
export const placesQuery =
  'query Places { categories(status: DRAFT, pagination: { start: 0, limit: 500 }) { sid services } }';

/** All single types. Lists return published records by default, so drafts are never included. */
export function singlesQuery(types: readonly RecordType[]): string {
  return `query Singles { ${types.map((type) => `${queryNames[type]} { documentId ${fields[type]} }`).join('\n')} }`;
}

/** One page of a list, with the total count. */
export function listQuery(type: RecordType): string {
  const name = queryNames[type];
  const order = `sort: ["${sorting[type] ?? 'documentId:asc'}", "documentId:asc"]`;
  return `query List($start: Int!, $limit: Int!) {
    ${name}(pagination: { start: $start, limit: $limit }, ${order}) { documentId ${fields[type]} }
    ${name}_connection(pagination: { limit: 1 }) { pageInfo { total } }
  }`;
}
