export const uidOf = (type) => `api::${type}.${type}`;

/** A type's list in the panel, and its documents on the admin host. */
export const listOf = (type) => `/content-manager/collection-types/${uidOf(type)}`;

/** Single types, as `kind` in a problem. */
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
