/** More lines than anyone orders at once. */
export const mostItems = 30;
/** Enough for any order that is estimated, and it keeps the figures readable. */
export const largestQuantity = 99;
