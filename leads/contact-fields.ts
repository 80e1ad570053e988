/** What a visitor fills in on the contact form, in its order; consent apart. */
export const contactFields = ['name', 'email', 'company', 'country', 'service', 'budget', 'message'] as const;

/** All that a sender's message consists of: the form, and what the estimator and the chat add to it. */
export const sentFields = [...contactFields, 'estimate', 'transcript'] as const;

export type SentFields = Record<(typeof sentFields)[number], string>;

/** The sender's part of a stored message. */
export function sentPart(message: SentFields): SentFields {
  return Object.fromEntries(sentFields.map((name) => [name, message[name]])) as SentFields;
}
