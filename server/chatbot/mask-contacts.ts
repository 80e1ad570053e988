const email = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]{2,}/gu;
/** Seven digits or more with what people write between them: '+44 (0)20 7946-0958'. */
const phone = /\+?\(?\d(?:[\s().\-/]{0,3}\d){6,}/gu;

/** What visitors type about themselves has no place in a log. Prices, sizes and dates stay readable. */
export function maskContacts(text: string): string {
  return text.replace(email, '[e-mail]').replace(phone, '[phone]');
}
