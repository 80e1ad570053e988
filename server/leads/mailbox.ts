import { domainToASCII } from 'node:url';

/**
 * What is the same for addresses whose mail ends up in one mailbox: 'Jane.Doe+tea@ＭＡＩＬ.example' and 'janedoe@mail.example'.
 * Not every host takes dots and what follows a plus for nothing, but enough do; nobody is written to at this address.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().replaceAll('.', '').split('+');
  const host = email.slice(at + 1);
  return `${name}@${domainToASCII(host) || host.toLowerCase()}`;
}
