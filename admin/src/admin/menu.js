import { uidOf } from './addresses.js';

/** Lists that are shown elsewhere: messages in the menu, the others on the first page. */
const elsewhere = new Set(['lead', 'content-problem', 'scheduled-change'].map(uidOf));

/** Reduces the content menu to what staff look for there. */
export function withoutOwnPlaces({ ctLinks, models }) {
  return { ctLinks: ctLinks.filter(({ uid }) => !elsewhere.has(uid)), models };
}
