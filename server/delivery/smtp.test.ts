import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Mark } from '../leads/marks.ts';
import type { StoredLead } from '../store/lead-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { startMailServer, type TestMailServer } from './fixture-smtp.ts';
import { storedDelivery, storedLead } from './fixture-stored-lead.ts';
import { createMailDeliverers } from './smtp.ts';

let server: TestMailServer;
let deliverers: Deliverer[];
beforeAll(async () => {
  server = await startMailServer();
  deliverers = await createMailDeliverers({
    smtpUrl: server.url,
    from: 'website@kitefold.example',
    to: 'info@kitefold.example',
  });
});
afterEach(() => server.mails.splice(0));
afterAll(async () => {
  for (const { close } of deliverers) close?.();
  await server.close();
});

async function send(channel: string, changes: Partial<StoredLead> = {}) {
  const deliverer = deliverers.find((one) => one.channel === channel);
  await deliverer?.deliver({ ...storedLead, ...changes }, storedDelivery, AbortSignal.timeout(60_000));
  const [mail] = server.mails.slice(-1);
  if (!mail) throw new Error('No mail came.');
  return mail;
}

/** What a mail of this kind must be, to the last byte; the file has plain line ends. */
async function expected(name: string): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, 'expected-mails', `${name}.eml`), 'utf8');
  return text.replaceAll('\n', '\r\n');
}

test('the agency’s mail, byte for byte', async () => {
  const { commands, data } = await send('email');
  expect(commands).toEqual(['MAIL FROM:<website@kitefold.example>', 'RCPT TO:<info@kitefold.example>', 'DATA']);
  expect(data).toBe(await expected('agency'));
});

test('a second attempt is the same mail again', async () => {
  expect((await send('email')).data).toBe((await send('email')).data);
});

test('the visitor’s confirmation, byte for byte: nothing in it was typed by the visitor', async () => {
  const { commands, data } = await send('confirmation', hostile);
  expect(commands).toEqual(['MAIL FROM:<website@kitefold.example>', 'RCPT TO:<asha@client.example>', 'DATA']);
  expect(data).toBe(await expected('confirmation'));
});

/** What the form would refuse, should it ever lie in the store. */
const hostile: Partial<StoredLead> = {
  name: '"Asha" <evil@client.example>, X\r\nBcc: all@client.example\r\n\r\n<script>alert(1)</script>',
  company: '<img src=x onerror=alert(1)>',
  message: 'From me\r\n.\r\nMAIL FROM:<evil@client.example>\n</p><script>alert("1")</script> & söme 茶',
  transcript: 'You: <b>hi</b>',
  marks: 'links same-text',
};

test('hostile names, subjects and texts, byte for byte: no header, no recipient and no markup comes of them', async () => {
  const { commands, data } = await send('email', hostile);
  expect(commands).toEqual(['MAIL FROM:<website@kitefold.example>', 'RCPT TO:<info@kitefold.example>', 'DATA']);
  expect(data).toBe(await expected('hostile'));
  const [head = ''] = data.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:|=0[AD]/im);
  expect(data.slice(data.indexOf('text/html'))).not.toMatch(/<(?:script|img|b)\b/);
  expect(server.mails).toHaveLength(1);
});

test('a mailbox that does not exist ends the confirmation; a busy one does not', async () => {
  server.refuse(/gone@client/, '550 no such mailbox gone@client.example');
  server.refuse(/busy@client/, '450 try later');
  await expect(send('confirmation', { email: 'gone@client.example' })).rejects.toThrow(RefusedError);
  const busy = send('confirmation', { email: 'busy@client.example' });
  await expect(busy).rejects.toThrow('450');
  await expect(busy).rejects.not.toThrow(RefusedError);
});

test('what robots wrote is not confirmed to the address they named', () => {
  const takes = (...marks: Mark[]) => deliverers.filter((one) => one.takes(marks)).map(({ channel }) => channel);
  expect(takes()).toEqual(['email', 'confirmation']);
  expect(takes('links')).toEqual(['email']);
  expect(takes('trap')).toEqual([]);
});
