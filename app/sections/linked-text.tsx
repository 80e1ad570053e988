import { Fragment } from 'react';
import { emailUrl, whatsappUrl } from '#company/addresses.ts';
import { escapePattern } from '#company/escape-pattern.ts';
import { company } from '#company/facts.ts';

const linkable = new RegExp(
  `(https://[^\\s,;)]*[^\\s,;.)]|${escapePattern(company.email)}|${escapePattern(company.whatsapp)})`,
);

/** A text whose addresses can be followed: pages, our email, our WhatsApp number. */
export function LinkedText({ text }: { text: string }) {
  return text.split(linkable).map((part, index) => {
    // The parts have no names of their own, and their order never changes.
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 0 ? part : <a href={addressOf(part)}>{nameOf(part)}</a>}</Fragment>;
  });
}

function addressOf(part: string): string {
  if (part === company.email) return emailUrl();
  return part === company.whatsapp ? whatsappUrl() : part;
}

/** 'https://app.agency.example/services' reads as 'app.agency.example/services'. */
function nameOf(part: string): string {
  return part.replace(/^https:\/\//, '');
}
