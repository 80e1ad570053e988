/** Invisible characters, used to hide an address from programs. */
const unseen = /\p{Cf}/gu;
/** '[at]', '(dot)', '_at_', as people write them for the same reason. */
const hiddenAt = /\s{0,3}[[({<_*]{1,2}\s?at\s?[\])}>_*]{1,2}\s{0,3}/giu;
const hiddenDot = /\s{0,3}[[({<_*]{1,2}\s?(?:dot|punkt|point)\s?[\])}>_*]{1,2}\s{0,3}/giu;

// Matches start only where a run of name characters begins; from every character, a long run would take quadratic time.
const name = String.raw`(?<![\p{L}\p{N}_.%+'-])[\p{L}\p{N}_.%+'-]+`;
const host = String.raw`[\p{L}\p{N}_-]+`;
const dot = String.raw`(?:[.,]|\s{1,3}dot\s{1,3})`;
const ending = String.raw`\p{L}{2,}`;
const dots = String.raw`(?:\s{1,3}dot\s{1,3}${host}){0,4}`;
const hosts = `${host}(?:${dot}${host}){0,6}${dot}${ending}`;
const email = new RegExp(String.raw`${name}\s{0,3}@\s{0,3}${hosts}`, 'giu');
const spelledEmail = new RegExp(String.raw`${name}${dots}\s{1,3}at\s{1,3}${hosts}`, 'giu');
/** The remains of an address without its end: 'jane dot doe at'. */
const startedEmail = new RegExp(String.raw`${name}\s{1,3}dot\s{1,3}${host}${dots}\s{1,3}at\b`, 'giu');
/**
 * IBANs: two letters, two digits, and the account in groups as printed or without spaces. None of the later groups is a
 * word.
 */
const iban =
  /\b[A-Z]{2}\p{Nd}{2}[ -]?[A-Z\p{Nd}]{4}(?:[ -]?(?=[A-Z]{0,3}\p{Nd})[A-Z\p{Nd}]{4}){1,6}(?:[ -]?\p{Nd}{1,3})?\b/giu;
/** Seven or more digits of any script, with common separators: '+44 (0)20 7946-0958'. */
const phone = /\+?\(?\p{Nd}(?:[\s().,_\-/·–]{0,3}\p{Nd}){6,}/gu;

/** Masks contact details for the log. Prices, sizes and dates stay readable. */
export function maskContacts(text: string): string {
  const plain = text.normalize('NFKC').replace(unseen, '').replace(hiddenAt, '@').replace(hiddenDot, '.');
  return maskEmails(plain)
    .replace(spelledEmail, '[e-mail]')
    .replace(startedEmail, '[e-mail]')
    .replace(iban, '[account]')
    .replace(phone, '[phone]');
}

/** Masks only addresses, for text in which long numbers are common. */
export function maskEmails(text: string): string {
  return text.replace(email, '[e-mail]');
}
