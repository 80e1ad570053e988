/** More lines than anyone orders at once. */
export const mostItems = 30;
/** Enough for any estimate, and it keeps figures readable. */
export const largestQuantity = 99;
