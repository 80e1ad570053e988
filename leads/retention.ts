/** How long things are kept unless the owner says otherwise; the privacy page reads the same figures. */
export const defaultRetention = { leadDays: 365, chatDays: 90 } as const;
