import type { Thing } from '#content/exhibit.ts';

/** What a drawn deliverable is, for the line below it. */
export const thingNames: Record<Thing['kind'], string> = {
  site: 'The website on a wide screen',
  phone: 'The same work on a phone',
  app: 'A screen of the application',
  bag: 'The logo on packaging',
  sign: 'The logo on a sign',
  icons: 'The logo as an icon, on light and dark',
  advert: 'The advertisement in the search results',
  report: 'A page of the report',
  article: 'The opening of the text',
  calendar: 'The month as planned',
  post: 'One of the posts',
  chat: 'A conversation with the assistant',
  infographic: 'The infographic',
  listing: 'An entry in a directory',
  certificate: 'The printed certificate',
  before: 'What was there before',
};
