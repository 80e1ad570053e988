import { domainToASCII } from 'node:url';

/**
 * A normal form of addresses that share a mailbox: 'Jane.Doe+tea@ＭＡＩＬ.example' and 'janedoe@mail.example'. Not every
 * host ignores dots and what follows a plus, but enough do; no mail is sent to this form.
 */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().replaceAll('.', '').split('+');
  const host = email.slice(at + 1);
  return `${name}@${domainToASCII(host) || host.toLowerCase()}`;
}
