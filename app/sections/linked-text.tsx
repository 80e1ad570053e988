import { Fragment } from 'react';
import { emailUrl, telephoneUrl, whatsappUrl } from '#company/addresses.ts';
import { escapePattern } from '#company/escape.ts';
import { company } from '#company/facts.ts';

const ownContacts = [company.email, company.whatsapp, company.telephone].filter((each) => each !== undefined);
const linkable = new RegExp(`(https://[^\\s,;)]*[^\\s,;.)]|${ownContacts.map(escapePattern).join('|')})`);

/** A text with links: pages, our email, our numbers. */
export function LinkedText({ text }: { text: string }) {
  return text.split(linkable).map((part, index) => {
    // The parts have no ids, and their order never changes.
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 0 ? part : <a href={addressOf(part)}>{nameOf(part)}</a>}</Fragment>;
  });
}

function addressOf(part: string): string {
  if (part === company.email) return emailUrl();
  if (part === company.telephone) return telephoneUrl ?? part;
  return (part === company.whatsapp && whatsappUrl()) || part;
}

/** 'https://app.agency.example/services' is shown as 'app.agency.example/services'. */
function nameOf(part: string): string {
  return part.replace(/^https:\/\//, '');
}
