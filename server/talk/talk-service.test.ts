import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClientLimit } from '../client-limit.ts';
import type { DeliveryKind } from '../delivery/deliverer.ts';
import { fields } from '../leads/fixture-fields.ts';
import { createLeadReceiver } from '../leads/receive.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { createKeyStore } from '../store/key-store.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createTalkStore } from '../store/talk-store.ts';
import { createTalkEndpoints } from './endpoints.ts';
import { createTalkService } from './talk-service.ts';

const visitor = '192.0.2.1';
const id = () => crypto.randomUUID();

async function start({ perMinute = 0 } = {}) {
  const database = await openMemoryDatabase();
  const leads = createLeadStore(database);
  const outcomes = { stored: () => undefined, failed: () => undefined };
  const receiver = createLeadReceiver({
    store: leads,
    keys: createKeyStore(database),
    mayWrite: createClientLimit({ perMinute: 0 }),
    minSeconds: 0,
    channelsFor: () => ['admin'],
    ...outcomes,
  });
  const service = createTalkService({
    store: createTalkStore(database),
    mayWrite: createClientLimit({ perMinute }),
    channelsFor: (_, kind: DeliveryKind) => (kind === 'staff' ? ['reply'] : ['email']),
    ...outcomes,
  });
  const free = createClientLimit({ perMinute: 0 });
  const endpoints = createTalkEndpoints({ service, receiver, mayTry: free, mayPoll: createClientLimit({ perMinute }) });
  async function call(method: string, path: string, init: { key?: string; body?: unknown; origin?: string } = {}) {
    const { key, body, origin } = init;
    const { pathname } = new URL(path, 'http://site.example');
    const endpoint = endpoints.find((one) => one.method === method && one.path === pathname);
    const request = new Request(`http://site.example${path}`, {
      method,
      headers: {
        ...(key === undefined ? {} : { 'talk-key': key }),
        ...(origin === undefined ? {} : { origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = (await endpoint?.handle({ request, clientKey: visitor })) ?? new Response();
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  }
  async function handOver(changes: Record<string, unknown> = {}) {
    const { token } = (await call('GET', '/talk')).body;
    const { country: _, ...short } = { ...fields, message: 'Call me?' };
    return call('POST', '/talk', { body: { ...short, token, ...changes } });
  }
  const begun = await handOver();
  return { database, leads, service, call, handOver, key: begun.body.talk as string, begun };
}

describe('a hand-over', () => {
  test('is stored before it is confirmed, without a country, and says when to expect a reply', async () => {
    const { begun, leads, service } = await start();
    expect(begun).toMatchObject({ status: 201, body: { kind: 'thanked', replyBy: expect.any(Number) } });
    expect(await leads.list()).toMatchObject([{ reference: begun.body.reference, country: '', message: 'Call me?' }]);
    expect(await service.read(begun.body.talk)).toMatchObject({
      reference: begun.body.reference,
      messages: [{ by: 'visitor', text: 'Call me?' }],
    });
  });

  test('that is sent twice is one talk, at one URL', async () => {
    const { handOver, leads } = await start();
    const key = id();
    const [one, other] = [await handOver({ key }), await handOver({ key })];
    expect(other.body).toEqual(one.body);
    expect(await leads.list()).toHaveLength(2);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'nowhere' }, 'email'],
    [{ message: '  \u200b ' }, 'message'],
    [{ country: 'XX' }, 'country'],
    [{ transcript: 'x'.repeat(20_001) }, 'transcript'],
    [{ consent: '' }, 'consent'],
  ])('%o is refused, and says why', async (changes, field) => {
    const { handOver } = await start();
    expect(await handOver(changes)).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });
});

describe('a talk', () => {
  test('goes back and forth, with empty responses while nothing is new', async () => {
    const { service, call, key, begun } = await start();
    const { reference } = begun.body;
    expect(await call('GET', '/talk/messages?known=0', { key })).toMatchObject({ status: 204, body: undefined });
    await service.reply({ reference, id: id(), name: 'Noor', text: 'When?' });
    const news = await call('GET', '/talk/messages?known=0', { key });
    expect(news.body.messages.at(-1)).toMatchObject({ by: 'team', name: 'Noor', text: 'When?' });
    const said = await call('POST', '/talk/messages', { key, body: { id: id(), text: ' Tomorrow.\r\nAt 9. ' } });
    expect(said).toMatchObject({ status: 201 });
    expect(said.body.messages.at(-1)).toMatchObject({ by: 'visitor', text: 'Tomorrow.\nAt 9.' });
    expect((await call('GET', '/talk/messages?known=2', { key })).status).toBe(204);
    expect((await service.readAsStaff(reference))?.messages).toHaveLength(3);
  });

  test('contains a message once, however often it is sent', async () => {
    const { service, call, key, begun, leads } = await start();
    const { reference } = begun.body;
    const reply = { reference, id: id(), name: 'Noor', text: 'When?' };
    const body = { id: id(), text: 'Now.' };
    for (let times = 0; times < 3; times++) {
      await service.reply(reply);
      await call('POST', '/talk/messages', { key, body });
    }
    expect((await service.read(key))?.messages.map(({ text }) => text)).toEqual(['Call me?', 'When?', 'Now.']);
    expect((await leads.deliveries()).map(({ channel }) => channel).sort()).toEqual(['admin', 'email', 'reply']);
  });

  test('opens only with its own key', async () => {
    const { call, handOver, key, begun } = await start();
    const other = (await handOver({ name: 'Somebody else' })).body.talk as string;
    expect(other).not.toBe(key);
    for (const wrong of ['', begun.body.reference, key.toLowerCase(), `${key}x`, '%', 'x'.repeat(10_000)]) {
      expect((await call('GET', '/talk/messages', { key: wrong })).status).toBe(404);
      const said = await call('POST', '/talk/messages', { key: wrong, body: { id: id(), text: 'Hello' } });
      expect(said.status).toBe(404);
    }
  });

  test("shows none of the message's metadata", async () => {
    const { call, key } = await start();
    const { body, headers } = await call('GET', '/talk/messages', { key });
    expect(Object.keys(body)).toEqual(['reference', 'messages']);
    expect(JSON.stringify(body)).not.toContain(fields.email);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['no text', { id: '0123456789abcdef' }, 400],
    ['nothing to be seen', { id: '0123456789abcdef', text: ' \u200b\n' }, 400],
    ['too much', { id: '0123456789abcdef', text: 'x'.repeat(5_001) }, 400],
    ['a text turned around', { id: '0123456789abcdef', text: 'pay \u202e' }, 400],
    ['no id', { text: 'Hello' }, 400],
    ['an id that is none', { id: ['x'], text: 'Hello' }, 400],
    ['null', null, 400],
    ['a list', [], 400],
    ['broken JSON', '{', 400],
    ['a huge text', JSON.stringify({ text: 'x'.repeat(40_000) }), 413],
  ])('%s is refused', async (_, body, status) => {
    const { call, key } = await start();
    expect((await call('POST', '/talk/messages', { key, body })).status).toBe(status);
  });

  test('accepts messages only from our own pages, and is rate-limited', async () => {
    const { call, key } = await start({ perMinute: 2 });
    const say = (origin?: string) =>
      call('POST', '/talk/messages', { key, body: { id: id(), text: 'Hello' }, ...(origin ? { origin } : {}) });
    expect((await say('https://evil.example')).status).toBe(403);
    expect([(await say()).status, (await say()).status, (await say()).status]).toEqual([201, 201, 429]);
    const look = async () => (await call('GET', '/talk/messages', { key })).status;
    // The form that started the talk was requested once.
    expect([await look(), await look()]).toEqual([200, 429]);
    expect((await call('GET', '/talk')).status).toBe(429);
  });

  test('handles any input without an error', async () => {
    const { call, key } = await start();
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.string({ unit: 'binary' }), async (value, text) => {
        const body = { id: '0123456789abcdef', text: fc.stringify(value) };
        const statuses = [
          (await call('POST', '/talk/messages', { key, body: JSON.stringify(value) ?? 'null' })).status,
          (await call('POST', '/talk/messages', { key, body: { ...body, text } })).status,
          (await call('GET', `/talk/messages?known=${encodeURIComponent(text.toWellFormed())}`, { key })).status,
        ];
        expect(Math.max(...statuses)).toBeLessThan(500);
      }),
      { numRuns: 50 },
    );
  });

  test('reports when it cannot be stored or read', async () => {
    const { call, key, database } = await start();
    await database.close();
    expect((await call('GET', '/talk/messages', { key })).status).toBe(503);
    expect((await call('POST', '/talk/messages', { key, body: { id: id(), text: 'Hello' } })).status).toBe(503);
  });
});
