/** What fits a field. A message of five pages is a document, and those go by email. */
export const longest = {
  name: 100,
  email: 254,
  company: 120,
  message: 5_000,
  estimate: 2_000,
  transcript: 20_000,
} as const;
