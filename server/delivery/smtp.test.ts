import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { formatMoney } from '#catalogue/money.ts';
import { budgetRanges } from '#leads/budgets.ts';
import type { SpamMark } from '../leads/spam-marks.ts';
import { replyAbove } from '../replies/reply-text.ts';
import type { StoredLead } from '../store/lead-store.ts';
import type { TalkMessage } from '../store/talk-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { startMailServer, type TestMailServer } from './fixture-smtp.ts';
import { storedLead as anyLead, storedDelivery } from './fixture-stored-lead.ts';
import { leadMail } from './mails.ts';
import { createMailDeliverers } from './smtp.ts';

/** A made-up agency, so that every byte is known whoever runs the site. */
const agency = { name: 'Kite Works', legalName: 'Kite Works Ltd', site: 'https://kites.example' };
const sender = 'website@kites.example';
const mailbox = 'info@kites.example';
/** Neutral content: what is sold, and for how much, is data. */
const storedLead: StoredLead = { ...anyLead, service: '', budget: '', estimate: '', transcript: 'You: tea × 2' };

let server: TestMailServer;
let deliverers: Deliverer[];
beforeAll(async () => {
  server = await startMailServer();
  deliverers = await createMailDeliverers({
    smtpUrl: server.url,
    from: sender,
    to: mailbox,
    agency,
  });
});
afterEach(() => server.mails.splice(0));
afterAll(async () => {
  for (const { close } of deliverers) close?.();
  await server.close();
});

async function send(channel: string, changes: Partial<StoredLead> = {}, said?: TalkMessage) {
  const deliverer = deliverers.find((one) => one.channel === channel);
  await deliverer?.deliver({ ...storedLead, ...changes }, storedDelivery, AbortSignal.timeout(60_000), said);
  const [mail] = server.mails.slice(-1);
  if (!mail) throw new Error('No mail came.');
  return mail;
}

/** The exact bytes of an email of this kind; the file has plain line endings. */
async function expected(name: string): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, 'expected-mails', `${name}.eml`), 'utf8');
  return text.replaceAll('\n', '\r\n');
}

test('the agency’s mail, byte for byte', async () => {
  const { commands, data } = await send('email');
  expect(commands).toEqual([`MAIL FROM:<${sender}>`, `RCPT TO:<${mailbox}>`, 'DATA']);
  expect(data).toBe(await expected('agency'));
});

test('the mail states service, budget and estimate', () => {
  const [[slug, rows] = ['', []]] = Object.entries(catalogue.priceLists).filter(([, list]) =>
    list.some(({ price }) => price),
  );
  const row = rows.find(({ price }) => price);
  const [, budget] = budgetRanges;
  const { subject, text } = leadMail(
    {
      ...anyLead,
      service: slug,
      budget: budget?.id ?? '',
      estimate: `item=${slug}.${row?.tier}.2`,
    },
    { byMail: false },
  );
  expect(subject).toContain(`asks about ${catalogue.serviceNames[slug]?.name}`);
  expect(text).toContain(`Budget: ${budget?.label}`);
  expect(text).toContain(`Total: ${formatMoney(2 * (row?.price ?? 0))}`);
});

test('a second attempt is the same mail again', async () => {
  expect((await send('email')).data).toBe((await send('email')).data);
});

test('the visitor’s confirmation, byte for byte: it repeats nothing the visitor typed', async () => {
  const { commands, data } = await send('confirmation', hostile);
  expect(commands).toEqual([`MAIL FROM:<${sender}>`, 'RCPT TO:<asha@client.example>', 'DATA']);
  expect(data).toBe(await expected('confirmation'));
});

/** What the form would reject, in case it is ever stored. */
const hostile: Partial<StoredLead> = {
  name: '"Asha" <evil@client.example>, X\r\nBcc: all@client.example\r\n\r\n<script>alert(1)</script>',
  company: '<img src=x onerror=alert(1)>',
  message: 'From me\r\n.\r\nMAIL FROM:<evil@client.example>\n</p><script>alert("1")</script> & söme 茶',
  transcript: 'You: <b>hi</b>',
  marks: 'links same-text',
};

test('hostile names, subjects and texts, byte for byte: they add no header, recipient or markup', async () => {
  const { commands, data } = await send('email', hostile);
  expect(commands).toEqual([`MAIL FROM:<${sender}>`, `RCPT TO:<${mailbox}>`, 'DATA']);
  expect(data).toBe(await expected('hostile'));
  const [head = ''] = data.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:|=0[AD]/im);
  expect(data.slice(data.indexOf('text/html'))).not.toMatch(/<(?:script|img|b)\b/);
  expect(server.mails).toHaveLength(1);
});

test('an unknown mailbox ends the confirmation; a busy one is retried', async () => {
  server.refuse(/gone@client/, '550 no such mailbox gone@client.example');
  server.refuse(/busy@client/, '450 try later');
  await expect(send('confirmation', { email: 'gone@client.example' })).rejects.toThrow(RefusedError);
  const busy = send('confirmation', { email: 'busy@client.example' });
  await expect(busy).rejects.toThrow('450');
  await expect(busy).rejects.not.toThrow(RefusedError);
});

test('messages from bots get no confirmation', () => {
  const acceptedBy = (...marks: SpamMark[]) =>
    deliverers.filter((one) => one.kinds.includes('message') && one.accepts(marks)).map(({ channel }) => channel);
  expect(acceptedBy()).toEqual(['email', 'confirmation']);
  expect(acceptedBy('links')).toEqual(['email']);
  expect(acceptedBy('trap')).toEqual([]);
});

const reply: TalkMessage = {
  id: 'reply-1',
  lead_id: storedLead.id,
  idempotency_key: 'key',
  said_at: Date.UTC(2026, 0, 16, 8),
  author: 'staff',
  name: 'Noor\r\nBcc: all@client.example',
  text: 'Yes.\r\n.\r\n<script>alert(1)</script> & more',
};

test('a reply reaches the visitor with the URL of the talk, and adds no header or markup', async () => {
  const { commands, data } = await send('reply', {}, reply);
  expect(commands).toEqual([`MAIL FROM:<${sender}>`, 'RCPT TO:<asha@client.example>', 'DATA']);
  expect(data).toContain('Subject: A reply from Kite Works (H7K2-9QMD)');
  expect(data).toContain('Date: Fri, 16 Jan 2026 08:00:00 +0000');
  expect(data.replaceAll('=\r\n', '')).toContain(`https://kites.example/talk/${storedLead.talk_key}`);
  expect(data.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  expect(data.slice(data.indexOf('text/html'))).not.toMatch(/<script\b/);
});

test('with a reply mailbox, the mail invites replies, to an address of its own', async () => {
  const replies = { of: async (reference: string) => `replies+${reference.toLowerCase()}.0@kites.example` };
  const [toAgency] = await createMailDeliverers({ smtpUrl: server.url, from: sender, to: mailbox, replies, agency });
  for (const said of [undefined, { ...reply, author: 'visitor' as const, name: '', text: 'And when?' }]) {
    await toAgency?.deliver(storedLead, storedDelivery, AbortSignal.timeout(60_000), said);
    const data = server.mails.at(-1)?.data.replaceAll('=\r\n', '') ?? '';
    expect(data).toContain('Reply-To: Kite Works <replies+h7k2-9qmd.0@kites.example>');
    expect(data).toContain(`\r\n\r\n${replyAbove}\r\n\r\n`);
    expect(data).not.toContain('npm run leads');
  }
  toAgency?.close?.();
});

test('a follow-up reaches the agency, with the visitor as reply address', async () => {
  const { commands, data } = await send('email', {}, { ...reply, author: 'visitor', name: '', text: 'And when?' });
  expect(commands).toEqual([`MAIL FROM:<${sender}>`, `RCPT TO:<${mailbox}>`, 'DATA']);
  expect(data).toContain('Subject: Asha Rao writes again (H7K2-9QMD)');
  expect(data).toContain('Reply-To: Asha Rao <asha@client.example>');
  expect(data).toContain('And when?');
  expect(data.replaceAll('=\r\n', '')).toContain('npm run leads -- reply H7K2-9QMD');
});
