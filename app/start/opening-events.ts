/** A click is being held. */
export const heldEvent = 'click-held';
/** What a held click opens without the page's scripts is open, or couldn't be loaded. */
export const openedEvent = 'opened-early';
