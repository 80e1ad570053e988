/** Form fields that aren't part of the message. */
export const formFields = {
  /** The honeypot: invisible, so only bots fill it in. */
  trap: 'website',
  /** When the form was opened, signed by the server. */
  token: 'token',
  /** The idempotency key: the same for every attempt to send a message. */
  key: 'key',
} as const;

export const contactEndpoint = '/api/contact';
export const tokenEndpoint = '/api/contact/token';
/** The query of the confirmation page: '/contact?sent=H7K2-9QMD'. */
export const sentParameter = 'sent';
/** Where replies will appear, on the same page. */
export const talkParameter = 'talk';

const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

export function isReference(text: string): boolean {
  return referencePattern.test(text);
}
