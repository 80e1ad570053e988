import { escapeMarkup } from '#company/escape.ts';
import type { Company } from '#company/facts.ts';
import { talkPath } from '#leads/talk-addresses.ts';
import { replyAbove } from '../replies/reply-text.ts';
import type { StoredLead } from '../store/lead-store.ts';
import type { TalkMessage } from '../store/talk-store.ts';
import { storedMarks } from './deliverer.ts';
import { leadDetails, leadParts, serviceName } from './lead-text.ts';
import { oneLine } from './one-line.ts';

/** The sender, as emails name the agency. */
export type Agency = Pick<Company, 'name' | 'legalName' | 'site'>;

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Whether replies by email are read, or only those written in the panel. */
export interface Answering {
  byMail: boolean;
}

/** Paragraphs that say where to reply, above and below the content of an email to the agency. */
function howToAnswer({ reference }: StoredLead, { byMail }: Answering): { above: string[]; below: string[] } {
  if (byMail) return { above: [replyAbove], below: [] };
  const below = `To answer in the talk, where the visitor reads it in the chat too, use Messages in the panel or npm run leads -- reply ${reference}. An answer to this email goes to the visitor's mailbox only.`;
  return { above: [], below: [below] };
}

/** To the agency: everything about the message. */
export function leadMail(lead: StoredLead, answering: Answering): Mail {
  const about = serviceName(lead.service) || 'your services';
  const wish = lead.kind === 'acceptance' ? `accepts quote ${lead.quote}` : `asks about ${about}`;
  const suspected = storedMarks(lead).length > 0 ? '[suspected] ' : '';
  const details = leadDetails(lead);
  const parts = [['Message', lead.message] as [string, string], ...leadParts(lead)];
  const { above, below } = howToAnswer(lead, answering);
  return {
    subject: `${suspected}${oneLine(lead.name)} ${wish} (${lead.reference})`,
    text: [
      ...above,
      details.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...parts.map(([heading, text]) => `${heading}\n${'-'.repeat(heading.length)}\n${text}`),
      ...below,
    ].join('\n\n'),
    html: page([
      ...above.map(paragraph),
      `<table cellpadding="0" cellspacing="0">${details.map(row).join('')}</table>`,
      ...parts.map(([heading, text]) => `<h2>${heading}</h2>${written(text)}`),
      ...below.map(paragraph),
    ]),
  };
}

/**
 * To the visitor. It repeats nothing that was typed into the form, so that nobody can use it to send text to someone
 * else's address.
 */
export function confirmationMail({ reference, kind, quote }: StoredLead, agency: Agency): Mail {
  const accepts = kind === 'acceptance';
  const paragraphs = [
    accepts
      ? `Thank you for accepting our quote ${quote}. Your acceptance has arrived, and its reference is ${reference}.`
      : `Thank you for writing to ${agency.name}. Your message has arrived, and its reference is ${reference}.`,
    accepts
      ? 'Nothing has been charged. The page of the quote leads to the order of each of its lines. If you have a question, reply to this email.'
      : 'Someone from our team will read it and answer you by email. If you want to add something, reply to this email.',
    "If you didn't write to us, someone has mistyped an address, and you can ignore this email.",
    `${agency.legalName}, ${agency.site}`,
  ];
  return {
    subject: `We have received your ${accepts ? 'acceptance' : 'message'} (${reference})`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page(paragraphs.map(paragraph)),
  };
}

/** To the agency: a follow-up from the sender of a message. */
export function followUpMail(lead: StoredLead, { text }: TalkMessage, answering: Answering): Mail {
  const { name, email, reference } = lead;
  const { above, below } = howToAnswer(lead, answering);
  const sender = `${oneLine(name)} (${oneLine(email)}) writes about ${reference}:`;
  return {
    subject: `${oneLine(name)} writes again (${reference})`,
    text: `${[...above, sender, text, ...below].join('\n\n')}\n`,
    html: page([...above.map(paragraph), paragraph(sender), written(text), ...below.map(paragraph)]),
  };
}

/** To the visitor: a reply from staff, and where to answer it. */
export function replyMail({ reference, talk_key }: StoredLead, { name, text }: TalkMessage, agency: Agency): Mail {
  const who = oneLine(name) ? `${oneLine(name)} from ${agency.name}` : agency.name;
  const address = new URL(talkPath(talk_key ?? ''), agency.site).href;
  const before = `${who} replies to your message ${reference}:`;
  const after = `To ask back, reply to this email or write here: ${address}`;
  return {
    subject: `A reply from ${agency.name} (${reference})`,
    text: `${before}\n\n${text}\n\n${after}\n\n${agency.legalName}, ${agency.site}\n`,
    html: page([paragraph(before), written(text), paragraph(after), paragraph(`${agency.legalName}, ${agency.site}`)]),
  };
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`;
}

/** Text as written, line by line. */
function written(text: string): string {
  return `<p style="white-space:pre-wrap">${escapeMarkup(text)}</p>`;
}

function row([label, value]: [string, string]): string {
  return `<tr><td style="padding:2px 16px 2px 0;color:#4a5a70">${label}</td><td>${escapeMarkup(value)}</td></tr>`;
}

function page(parts: readonly string[]): string {
  const style = 'font:16px/1.5 sans-serif;color:#12233d;max-width:640px';
  return `<!DOCTYPE html><html lang="en"><body style="${style}">\n${parts.join('\n')}\n</body></html>\n`;
}
