import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startMailServer } from '../delivery/fixture-smtp.ts';
import { sharedFixtureBuild } from '../fixture-build.ts';
import { startServer } from '../fixture-server.ts';
import { fetchToken, sendMessage } from '../leads/fixture-visitors.ts';
import { startMailbox } from './fixture-imap.ts';

test('staff answer the notification email, and the sender gets the answer', async () => {
  const [build, smtp, mailbox] = [await sharedFixtureBuild(), await startMailServer(), await startMailbox()];
  const folder = mkdtempSync(path.join(tmpdir(), 'site-replies-'));
  const settings = {
    LOG: 'errors',
    CONTACT_MIN_SECONDS: '0',
    TRUSTED_PROXIES: '1',
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    LEAD_MAIL_TO: 'info@agency.example',
    REPLY_MAILBOX_URL: mailbox.url,
    REPLY_ADDRESS: 'replies@agency.example',
  };
  const mailTo = (recipient: string, subject: string) =>
    expect
      .poll(
        () => smtp.mails.find((one) => one.commands.join().includes(recipient) && one.data.includes(subject))?.data,
        { timeout: 60_000 },
      )
      .toBeTypeOf('string');

  const server = await startServer(build.folder, settings);
  const values = { token: await fetchToken(server.address), key: crypto.randomUUID() };
  expect((await sendMessage(server.port, values, { agent: new Agent(), visitor: '192.0.2.1' })).status).toBe(201);
  await mailTo('info@agency.example', 'Reply-To: ');
  expect(await server.stop()).toBe(0);
  const [, address = ''] =
    /^Reply-To:[^<]*<(replies\+[^>]+)>/m.exec(smtp.mails.map(({ data }) => data).join('\r\n')) ?? [];
  const headers = ['From: Noor <noor@agency.example>', `To: ${address}`, 'Message-ID: <1@agency.example>'];
  mailbox.add(`${headers.join('\r\n')}\r\n\r\nYes, on Monday.\r\n`);

  // It polls at start-up, so that nobody has to wait.
  const again = await startServer(build.folder, settings);
  await mailTo('asha@client.example', 'Yes, on Monday.');
  await expect.poll(mailbox.flags, { timeout: 60_000 }).toEqual([['\\Seen']]);
  expect(await again.stop()).toBe(0);
  await Promise.all([smtp.close(), mailbox.close()]);
  rmSync(folder, { recursive: true });
});
