/** Kept for this tab alone: whoever closes it leaves no name behind on a shared computer. */
export const draftStorageKey = 'contact-draft';
