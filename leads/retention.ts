/** Default retention periods. The privacy page shows the same figures. */
export const defaultRetention = { leadDays: 365, chatDays: 90 } as const;

/** How long page views are kept: long enough to compare a month with the same month of the previous year. */
export const countDays = 750;
