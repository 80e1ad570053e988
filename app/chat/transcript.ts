import { emailUrl, whatsappUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { maxLength } from '#leads/limits.ts';
import { isPriced, rowName } from './based-on.ts';
import type { Message } from './message.ts';

/** Much longer URLs fail in some mail programs. */
const longestHandOver = 1_500;

/** A reply as plain text: without its markup, with its tables line by line. */
export function plainReply({ text, reply }: Message): string {
  const tables = reply?.tables.map(({ caption, head, rows }) =>
    [caption, ...[head, ...rows].map((cells) => cells.join(' | '))].join('\n'),
  );
  const links = reply?.links.map(({ label, url }) => `${label}: ${url}`);
  return [text.replaceAll('**', ''), ...(tables ?? []), ...(links ?? [])].join('\n\n');
}

export function transcript(messages: readonly Message[], visitor = 'You'): string {
  const lines = messages.map((message) => {
    const time = message.timestamp.slice(0, 16).replace('T', ' ');
    const who = message.sender === 'user' ? visitor : message.talk?.by || `${company.name} assistant`;
    return `${who} (${time} UTC)\n${message.sender === 'user' ? message.text : plainReply(message)}`;
  });
  return `${[`Conversation with the ${company.name} assistant`, ...lines].join('\n\n')}\n`;
}

/** The conversation as sent with a message, where the visitor is referred to in the third person. */
export function transcriptForTeam(messages: readonly Message[]): string {
  return transcript(messages, 'Visitor').slice(-maxLength.transcript);
}

/** What the team needs to continue: the questions, and the figures the assistant gave. */
function handOver(messages: readonly Message[]): string {
  const questions = messages.filter(({ sender }) => sender === 'user').map(({ text }) => `- ${text}`);
  const byRow = Map.groupBy(
    messages
      .flatMap(({ reply }) => reply?.facts ?? [])
      .filter(({ row, field }) => isPriced(row) && field !== 'name' && field !== 'link'),
    ({ row }) => row,
  );
  const facts = Array.from(byRow, ([row, named]) => {
    return `- ${rowName(row)}: ${[...new Set(named.map(({ value }) => value))].join(', ')}`;
  });
  const parts = ['Hello, I have talked to the assistant on your website.', `I asked:\n${questions.join('\n')}`];
  if (facts.length > 0) parts.push(`It named:\n${facts.join('\n')}`);
  const text = parts.join('\n\n');
  return text.length > longestHandOver ? `${text.slice(0, longestHandOver - 2)} …` : text;
}

export function whatsappHandOver(messages: readonly Message[]): string | undefined {
  return whatsappUrl(handOver(messages));
}

export function emailHandOver(messages: readonly Message[]): string {
  return emailUrl('My questions to the assistant', handOver(messages));
}
