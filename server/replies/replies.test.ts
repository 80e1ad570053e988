import { afterEach, expect, test, vi } from 'vitest';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { newLead } from '../store/fixture-lead.ts';
import { createKeyStore } from '../store/key-store.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createTalkStore } from '../store/talk-store.ts';
import { createTalkService } from '../talk/talk-service.ts';
import { startMailbox } from './fixture-imap.ts';
import { readMail } from './read-mail.ts';
import { createReplyReceiver } from './receive-reply.ts';
import { createReplyAddresses } from './reply-addresses.ts';
import { watchReplyMailbox } from './reply-mailbox.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function start() {
  const database = await openMemoryDatabase();
  const reference = await createLeadStore(database).add(newLead());
  const addresses = createReplyAddresses('replies@agency.example', createKeyStore(database));
  const talk = createTalkService({
    store: createTalkStore(database),
    mayWrite: async () => ({ allowed: true }),
    channelsFor: () => [],
    stored: () => undefined,
    failed: () => undefined,
  });
  const mailbox = await startMailbox();
  ends.push(mailbox.close);
  const warn = vi.fn<(message: string) => void>();
  const take = createReplyReceiver({ addresses, reply: talk.reply });
  return {
    mailbox,
    warn,
    reference,
    address: await addresses.of(reference),
    watch(url = mailbox.url) {
      const { stop } = watchReplyMailbox({ url, take, warn, everyMs: 20 });
      ends.push(stop);
    },
    said: async () => (await talk.readAsStaff(reference))?.messages.slice(1) ?? [],
  };
}

/** Far longer than any machine needs. */
const until = (done: () => unknown) => vi.waitFor(done, { timeout: 60_000 });

function mail(to: string, text: string, headers: readonly string[] = []): string {
  const head = ['From: Noor Khan <noor@agency.example>', `To: <${to}>`, 'Message-ID: <1@agency.example>', ...headers];
  return `${head.join('\r\n')}\r\n\r\n${text}\r\n`;
}

test('a reply by email is added to the talk, once, and marked as read', async () => {
  const { mailbox, address, watch, said } = await start();
  mailbox.add(mail(address, 'Yes, we can.\r\n\r\n> We sell tea.'));
  // The same mail again, as after a crash or by another instance.
  mailbox.add(mail(address.toUpperCase(), 'Yes, we can.'));
  watch();
  watch();
  await until(() => expect(mailbox.flags()).toEqual([['\\Seen'], ['\\Seen']]));
  expect(await said()).toMatchObject([{ by: 'team', name: 'Noor', text: 'Yes, we can.' }]);
});

test.each([
  ['to another address', () => mail('replies@agency.example', 'Yes.')],
  ['to an address that was guessed', (address: string) => mail(address.replace(/\.[0-9a-f]{4}/, '.0000'), 'Yes.')],
  ['to the address of another message', (address: string) => mail(address.replace(/\+[^.]+/, '+0000-0000'), 'Yes.')],
  ['of somebody who is away', (address: string) => mail(address, 'I am away.', ['Auto-Submitted: auto-replied'])],
  ['of a list', (address: string) => mail(address, 'News!', ['Precedence: bulk'])],
  ['that reports a delivery', (address: string) => mail(address, 'Failed.', ['Return-Path: <>'])],
  ['that is none', () => '\0\x01\xff'.repeat(1000)],
])('an email %s is ignored', async (_, source) => {
  const { mailbox, address, watch, said } = await start();
  mailbox.add(source(address));
  watch();
  await until(() => expect(mailbox.flags()).toEqual([['\\Seen']]));
  expect(await said()).toEqual([]);
});

test('an email without a valid signature is not read', async () => {
  const database = await openMemoryDatabase();
  const addresses = createReplyAddresses('replies@agency.example', createKeyStore(database));
  const address = await addresses.of('ABCD-EFGH');
  const read = vi.fn(readMail);
  const take = createReplyReceiver({ addresses, reply: async () => undefined, read });
  for (const source of [
    mail('replies@agency.example', '\r\n'.repeat(10_000)),
    mail('replies@agency.example', `To: ${address}`),
    mail(address.replace('+abcd', '+abce'), 'Yes.'),
  ]) {
    expect(await take(Buffer.from(source))).toBe('ignored');
  }
  expect(read).not.toHaveBeenCalled();
  await take(Buffer.from(mail(address, 'Yes.')));
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['no words', '> We sell tea.'],
  ['too many words', 'x'.repeat(5_001)],
  ['words turned around', 'pay =E2=80=AE'],
])('a reply with %s is flagged', async (_, text) => {
  const { mailbox, address, watch, said, warn } = await start();
  mailbox.add(
    mail(address, text, ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable']),
  );
  watch();
  await until(() => expect(mailbox.flags()).toEqual([['\\Flagged']]));
  expect(await said()).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('flagged in the mailbox'));
});

test('hostile names and texts stay plain text, and nested parts are limited', async () => {
  const { mailbox, address, watch, said } = await start();
  const nested = Array.from(
    { length: 200 },
    (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
  );
  mailbox.add(mail(address, nested.join(''), ['Content-Type: multipart/mixed; boundary=b0']));
  mailbox.add(
    mail(address, '<script>alert(1)</script>\r\n', ['From: "<b>Noor</b>\tKhan" <noor@agency.example>'])
      .replace(/^From: Noor.*\r\n/, '')
      .replace('<1@', '<2@'),
  );
  watch();
  await until(() => expect(mailbox.flags().every((flags) => flags.length === 1)).toBe(true));
  expect(await said()).toMatchObject([{ name: '<b>Noor</b>', text: '<script>alert(1)</script>' }]);
});

test('an unreachable mailbox is logged once, and read when it is back', async () => {
  const { mailbox, address, watch, said, warn } = await start();
  mailbox.add(mail(address, 'Yes.'));
  watch(mailbox.url.replace(/:[^:@]+@/, ':wrong@'));
  await until(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("The mailbox for replies can't be read"));
  watch();
  await until(async () => expect(await said()).toHaveLength(1));
});
