/** How long things are kept unless the owner says otherwise; the privacy page reads the same figures. */
export const defaultRetention = { leadDays: 365, chatDays: 90 } as const;

/** How long it is known how often pages were seen: long enough to compare a month with the same a year before. */
export const countDays = 750;
