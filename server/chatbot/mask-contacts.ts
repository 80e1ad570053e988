/** A name, a dot, an at: as people write them to hide an address from robots. */
const atWord = String.raw`\s*[\[({<]\s*at\s*[\])}>]\s*|\s+at\s+|\s*@\s*|\s*＠\s*`;
const dotWord = String.raw`\s*[\[({<]\s*(?:dot|punkt|point)\s*[\])}>]\s*|\s+dot\s+|\.`;
const namePart = String.raw`[\p{L}\p{N}_+-]+`;
const email = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:.]{2,}/gu;
const spelledEmail = new RegExp(
  `${namePart}(?:(?:${dotWord})${namePart})*(?:${atWord})${namePart}(?:(?:${dotWord})${namePart})*(?:${dotWord})\\p{L}{2,}`,
  'giu',
);
/** What is left of an address whose end was not written: 'jane dot doe at'. */
const startedEmail = new RegExp(`${namePart}(?:\\s+dot\\s+${namePart})+\\s+at\\b`, 'giu');
/** Two letters, two digits, and the account in groups as printed or without a space; of the later groups none is a word. */
const iban =
  /\b[A-Z]{2}\p{Nd}{2}[ -]?[A-Z\p{Nd}]{4}(?:[ -]?(?=[A-Z]{0,3}\p{Nd})[A-Z\p{Nd}]{4}){1,6}(?:[ -]?\p{Nd}{1,3})?\b/giu;
/** Seven digits or more, of any script, with what people write between them: '+44 (0)20 7946-0958'. */
const phone = /[+＋]?\(?\p{Nd}(?:[\s().\-/·–]{0,3}\p{Nd}){6,}/gu;

/** What visitors type about themselves has no place in a log. Prices, sizes and dates stay readable. */
export function maskContacts(text: string): string {
  return maskEmails(text)
    .replace(spelledEmail, '[e-mail]')
    .replace(startedEmail, '[e-mail]')
    .replace(iban, '[account]')
    .replace(phone, '[phone]');
}

/** Addresses alone, for text in which long numbers are the rule. */
export function maskEmails(text: string): string {
  return text.replace(email, '[e-mail]');
}
