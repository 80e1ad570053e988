/** Fields of the form that say nothing about the message itself. */
export const formFields = {
  /** Nobody sees it; only robots fill it in. */
  trap: 'website',
  /** Says when the form was opened, signed by the server. */
  token: 'token',
  /** The same for every attempt to send one message. */
  key: 'key',
} as const;

export const contactEndpoint = '/api/contact';
export const tokenEndpoint = '/api/contact/token';
/** The query of the page that thanks: '/contact?sent=H7K2-9QMD'. */
export const sentParameter = 'sent';
/** Where its replies will be, on the same page. */
export const talkParameter = 'talk';

const referencePattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

export function isReference(text: string): boolean {
  return referencePattern.test(text);
}
