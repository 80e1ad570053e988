/** Maximum field lengths. A message of five pages is a document and should be sent by email. */
export const maxLength = {
  name: 100,
  email: 254,
  company: 120,
  message: 5_000,
  estimate: 2_000,
  transcript: 20_000,
} as const;

/** Default retention periods. The privacy page shows the same figures. */
export const defaultRetention = { leadDays: 365, chatDays: 90 } as const;

/** How long page views are kept: long enough to compare a month with the same month of the previous year. */
export const countDays = 750;
