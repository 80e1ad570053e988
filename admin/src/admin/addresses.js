export const uidOf = (type) => `api::${type}.${type}`;

/** Where the panel has a type's list, and the admin host its documents. */
export const listOf = (type) => `/content-manager/collection-types/${uidOf(type)}`;

/** Types of which there is one document, as `kind` of a problem names them. */
const singles = new Set([
  'company',
  'policies',
  'guest-posts',
  'redirects',
  'home-page',
  'about-page',
  'careers-page',
  'contact-page',
  'how-we-work',
  'terms-page',
  'collection-pages',
]);

/** Where a document is edited. */
export function formOf(type, documentId) {
  return singles.has(type) ? `/content-manager/single-types/${uidOf(type)}` : `${listOf(type)}/${documentId}`;
}
