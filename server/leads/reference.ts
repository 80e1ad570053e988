import { randomInt } from 'node:crypto';

/** Without I, L, O and U, so that letters aren't mistaken for digits on the phone and no words are spelled. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short reference for visitors: 'H7K2-9QMD', one of a million million. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${four()}-${four()}`;
}
