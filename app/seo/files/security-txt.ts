import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';

const monthsValid = 11;

/** RFC 9116: where to report a vulnerability. It must expire within a year, so older builds should be renewed. */
export function securityTxt(builtOn: Date): string {
  const expires = new Date(builtOn);
  expires.setUTCMonth(expires.getUTCMonth() + monthsValid);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
