import { uidOf } from './addresses.js';

/** Lists that have a place of their own: messages in the menu, the others on the first page. */
const elsewhere = new Set(['lead', 'content-problem', 'scheduled-change'].map(uidOf));

/** Leaves in the menu of content what staff look for there. */
export function withoutOwnPlaces({ ctLinks, models }) {
  return { ctLinks: ctLinks.filter(({ uid }) => !elsewhere.has(uid)), models };
}
