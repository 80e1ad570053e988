import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sold } from '#catalogue/fixture-sold.ts';
import { formatMoney } from '#catalogue/money.ts';
import { company } from '#company/facts.ts';
import { storedDelivery, storedLead } from './fixture-stored-lead.ts';
import { createWebhookDeliverer, signature } from './webhook.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Records the bytes of one request and responds to it. */
async function receiver(status: string) {
  let received = '';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      const [, body] = received.split('\r\n\r\n');
      if (body !== undefined && Buffer.byteLength(body) >= length) {
        socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/leads?from=site`, received: () => received };
}

const price = formatMoney(2 * sold.row.price);
const secret = '0123456789abcdef';
const now = () => Date.UTC(2026, 0, 15, 9, 31);

test('a message is posted and signed, byte for byte', async () => {
  const { url, received } = await receiver('204 No Content');
  const hostile = { ...storedLead, name: 'Asha "Q" \\ </script> 茶', message: 'One\nTwo\u2028Three' };
  await createWebhookDeliverer({ url, secret, now }).deliver(hostile, storedDelivery, AbortSignal.timeout(60_000));
  const [head = '', body = ''] = received().split('\r\n\r\n');
  expect(body).toBe(
    `{"type":"lead.created","site":"${company.site}","data":{"reference":"H7K2-9QMD",` +
      '"createdAt":"2026-01-15T09:30:00.000Z","name":"Asha \\"Q\\" \\\\ </script> 茶","email":"asha@client.example",' +
      `"company":"Rao Teas","country":"IN","service":"${sold.slug}",` +
      '"budget":"250-1000","message":"One\\nTwo\u2028Three",' +
      `"estimate":["${sold.service}, ${sold.row.name} × 2: ${price}","Total: ${price}"],"transcript":"","marks":[]}}`,
  );
  const signed = `${storedDelivery.id}.1768469460.${body}`;
  const [line, ...headers] = head.split('\r\n');
  expect(line).toBe('POST /leads?from=site HTTP/1.1');
  expect(headers).toEqual(
    expect.arrayContaining([
      'content-type: application/json',
      `webhook-id: ${storedDelivery.id}`,
      'webhook-timestamp: 1768469460',
      `webhook-signature: v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ]),
  );
});

test('the signature depends on every byte and on the secret', () => {
  expect(signature(secret, 'a.1.{}')).not.toBe(signature(secret, 'a.1.{ }'));
  expect(signature(secret, 'a.1.{}')).not.toBe(signature(`${secret}!`, 'a.1.{}'));
});

test.each(['500 Internal Server Error', '404 Not Found', '302 Found'])(
  'a response of %s is a failure',
  async (status) => {
    const { url } = await receiver(status);
    const delivered = createWebhookDeliverer({ url, secret }).deliver(
      storedLead,
      storedDelivery,
      AbortSignal.timeout(60_000),
    );
    await expect(delivered).rejects.toThrow(status.slice(0, 3));
  },
);
