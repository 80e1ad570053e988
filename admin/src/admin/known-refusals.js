/** What the site would reject in documents as last saved, by the address that was asked. */
const known = new Map();

/** @param {readonly { reason: string }[] | undefined} refusals undefined while the site is being asked */
export function keepRefusals(address, refusals) {
  if (refusals) known.set(address, refusals);
  else known.delete(address);
}

export const knownRefusals = (address) => known.get(address) ?? [];

/** Where the site is asked about a draft. The fragment makes it another address once it is saved again. */
export function checkOf(type, { documentId, updatedAt }) {
  return `/site/check/${type}/${documentId}#${updatedAt}`;
}
