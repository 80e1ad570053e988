/** Session storage, so that no name is left behind on a shared computer. */
export const draftStorageKey = 'contact-draft';
