/** The event by which a page's scripts say that they have taken over. */
export const takenOver = 'taken-over';
