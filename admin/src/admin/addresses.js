import { singleTypeNames } from '../../../publishing/content/single-types.ts';

export const uidOf = (type) => `api::${type}.${type}`;

/** The type of a content type's identifier: 'service' of 'api::service.service'. */
export function typeOf(uid) {
  return /^api::([a-z-]+)\./.exec(uid)?.[1];
}

/** A type's list in the panel, and its documents on the admin host. */
export const listOf = (type) => `/content-manager/collection-types/${uidOf(type)}`;

/** Where a document is edited. */
export function formOf(type, documentId) {
  return singleTypeNames.includes(type)
    ? `/content-manager/single-types/${uidOf(type)}`
    : `${listOf(type)}/${documentId}`;
}

/** Where a record is found: its form, or, as long as the site doesn't know its id, a search for its name. */
export function wayTo({ type, id, name }) {
  return id || singleTypeNames.includes(type) ? formOf(type, id) : `${listOf(type)}?_q=${encodeURIComponent(name)}`;
}
