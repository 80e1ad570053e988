/** Enough for any order a visitor estimates, and it keeps the figures readable. */
export const largestQuantity = 99;
