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
