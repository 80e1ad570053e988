/** Maximum field lengths. A message of five pages is a document and should be sent by email. */
export const maxLength = {
  name: 100,
  email: 254,
  company: 120,
  message: 5_000,
  estimate: 2_000,
  transcript: 20_000,
} as const;
