import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { createClientLimit } from '../client-limit.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { createKeyStore } from '../store/key-store.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createContactEndpoints } from './endpoint.ts';
import { fields } from './fixture-fields.ts';
import { createLeadReceiver } from './receive.ts';

async function start({ perMinute = 0, minSeconds = 3, away = false } = {}) {
  const database = await openMemoryDatabase();
  const store = createLeadStore(database);
  let time = Date.UTC(2026, 0, 15, 9);
  const receiver = createLeadReceiver({
    store,
    keys: createKeyStore(database),
    mayWrite: createClientLimit({ perMinute, now: () => time }),
    minSeconds,
    channelsFor: (marks) => (marks.length > 0 ? ['agency'] : ['agency', 'visitor']),
    stored: () => undefined,
    failed: () => undefined,
    now: () => time,
  });
  /** A token of a form that has been open for a while. */
  const newToken = () => receiver.token(-10_000);
  const token = await newToken();
  if (away) await database.close();
  const [endpoint] = createContactEndpoints(receiver, createClientLimit({ perMinute: 0 }));
  return {
    store,
    receiver,
    send: async (changes: Record<string, unknown> = {}) =>
      receiver.receive({ ...fields, token: await newToken(), ...changes }, '192.0.2.1'),
    wait: (ms: number) => {
      time += ms;
    },
    post(body: unknown, headers: Record<string, string> = {}) {
      const request = new Request('http://site.example/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return endpoint?.handle({ request, clientKey: '192.0.2.1' }) ?? new Response();
    },
    newToken,
    token,
  };
}

describe('a message', () => {
  test('is stored before it is confirmed', async () => {
    const { send, store } = await start();
    const outcome = await send();
    const [lead] = await store.list();
    expect(outcome).toEqual({
      kind: 'thanked',
      reference: lead?.reference,
      talk: lead?.talk_key,
      replyBy: expect.any(Number),
    });
    expect(lead).toMatchObject({ name: fields.name, email: fields.email, marks: '' });
    expect(lead?.address_hash).not.toContain('192.0.2.1');
    expect((await store.deliveries()).map(({ channel }) => channel)).toEqual(['agency', 'visitor']);
  });

  test('sent again is stored once: by its key, or without one by its content', async () => {
    const { send, store, newToken } = await start();
    const key = crypto.randomUUID();
    const first = await send({ key });
    expect(await send({ key, message: 'The same again, with a word added.' })).toEqual(first);
    const token = await newToken();
    const second = await send({ token });
    expect(await send({ token })).toEqual(second);
    expect(await store.list()).toHaveLength(2);
  });

  test('needs an unused token: with a used one, it is returned to be sent again', async () => {
    const { send, receiver, store, token } = await start();
    await send({ token });
    const message = 'Another message from the same page.';
    const outcome = await send({ token, message });
    expect(outcome).toMatchObject({ kind: 'again', token: expect.stringContaining('.') });
    expect(await receiver.receive({ ...fields, token, message }, '198.51.100.7')).toMatchObject({ kind: 'thanked' });
    expect(await store.list()).toHaveLength(2);
  });

  test('is confirmed to a mailbox at most three times a day, in any spelling of its address', async () => {
    const { send, store } = await start();
    const emails = [
      'a@client.example',
      'A+1@client.example',
      'a@Ｃlient.example',
      'a@client.example',
      'b@client.example',
    ];
    for (const [index, email] of emails.entries()) await send({ email, message: `Message number ${index}, please.` });
    const confirmed = (await store.deliveries()).filter(({ channel }) => channel === 'visitor').length;
    expect(confirmed).toBe(4);
    expect((await store.list()).filter(({ marks }) => marks === 'same-email')).toHaveLength(1);
  });

  test('is confirmed to a mailbox at most three times a day, even if many are sent at once', async () => {
    const { send, store } = await start();
    await Promise.all(Array.from({ length: 12 }, (_, index) => send({ message: `Message number ${index}, please.` })));
    expect(await store.list()).toHaveLength(12);
    expect((await store.deliveries()).filter(({ channel }) => channel === 'visitor')).toHaveLength(3);
  });

  test.each([
    ['name', ''],
    ['name', 'Asha\r\nBcc: all@client.example'],
    ['name', 'Asha <script>'],
    ['name', 'Cheap pills http://pills.example'],
    ['name', 'a'.repeat(101)],
    ['name', 'Asha \u202Egnp.exe'],
    ['name', '\u200B\u200B'],
    ['name', '\u3164\uFFA0\u115F'],
    ['name', ['Asha']],
    ['email', 'asha'],
    ['email', 'asha@client'],
    ['email', 'asha@client.example, all@client.example'],
    ['email', 'asha@client.example\nBcc: all@client.example'],
    ['email', 'asha\u200B@client.example'],
    ['email', { address: 'asha@client.example' }],
    ['company', 'Tea\u0000'],
    ['company', 7],
    ['country', ''],
    ['country', 'Atlantis'],
    ['country', 'constructor'],
    ['service', 'time-travel'],
    ['service', '__proto__'],
    ['budget', 'all of it'],
    ['message', 'Hello'],
    ['message', '\u200B'.repeat(60)],
    ['message', '\u2800'.repeat(60)],
    ['message', 'a '.repeat(2_501)],
    ['message', 'Bell \u0007 and whistle, please'],
    ['message', 'Half a letter \ud800 only'],
    ['consent', undefined],
    ['consent', 'no'],
    ['consent', true],
    ['estimate', 'item=<script>'],
    ['transcript', 'a'.repeat(20_001)],
  ])('with %s %j is refused with an error at that field, and nothing is stored', async (field, value) => {
    const { send, store } = await start();
    const outcome = await send({ [field]: value });
    expect(outcome).toEqual({ kind: 'invalid', errors: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } });
    expect(await store.list()).toEqual([]);
  });

  test('with HTML in it is stored as plain text', async () => {
    const { send, store } = await start();
    await send({ message: '<script>alert(1)</script> & "so on"' });
    expect((await store.list())[0]?.message).toBe('<script>alert(1)</script> & "so on"');
  });
});

describe('bots', () => {
  test('that are too fast or have no token are asked to send again with a new one', async () => {
    const { send, receiver, store, wait } = await start();
    const fresh = await receiver.token();
    for (const token of [fresh, '', 'a.b.c', `${fresh}x`, undefined]) {
      const outcome = await send({ token });
      expect(outcome).toMatchObject({ kind: 'again', token: expect.stringContaining('.') });
    }
    expect(await store.list()).toEqual([]);
    wait(3_000);
    expect(await send({ token: fresh })).toMatchObject({ kind: 'thanked' });
  });

  test('cannot use a token forever', async () => {
    const { send, token, wait } = await start();
    wait(25 * 60 * 60 * 1000);
    expect(await send({ token })).toMatchObject({ kind: 'again' });
  });

  test.each([
    ['fill in what nobody sees', { website: 'http://pills.example' }, 'trap'],
    [
      'write link after link',
      { message: 'See http://a.example http://b.example http://c.example http://d.example' },
      'links',
    ],
    ['repeat themselves', { message: 'buy cheap pills now '.repeat(20) }, 'repeats-itself'],
  ])('that %s get a confirmation, and their message is stored and marked', async (_case, changes, mark) => {
    const { send, store } = await start();
    expect(await send(changes)).toMatchObject({ kind: 'thanked' });
    expect((await store.list())[0]?.marks).toBe(mark);
    expect((await store.deliveries()).map(({ channel }) => channel)).toEqual(['agency']);
  });

  test('that send one text from many addresses are marked from the third on', async () => {
    const { send, store, wait } = await start();
    for (const key of ['a', 'b', 'c']) {
      await send({ key: key.repeat(20), message: `We  sell TEA, ${' '.repeat(3)}and need a shop!` });
      wait(1_000);
    }
    expect((await store.list()).map(({ marks }) => marks)).toEqual(['same-text', '', '']);
  });

  test('are rate-limited', async () => {
    const { post, newToken, wait, store } = await start({ perMinute: 2 });
    const send = async (key: string) => post({ ...fields, token: await newToken(), key: key.repeat(20) });
    await send('a');
    await send('b');
    const refused = await send('c');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ kind: 'too many', error: expect.stringContaining('60 seconds') });
    wait(60_001);
    expect((await send('c')).status).toBe(201);
    expect(await store.list()).toHaveLength(3);
  });
});

describe('POST /api/contact', () => {
  test('confirms with 201 and a reference', async () => {
    const { post, token } = await start();
    const response = await post({ ...fields, token }, { origin: company.site });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      kind: 'thanked',
      reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      talk: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test.each([
    ["another site's page", {}, { origin: 'https://elsewhere.example' }, 403],
    ['a page without an origin', {}, { origin: 'null' }, 403],
    ['another site, by what the browser says', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['no JSON', '{', {}, 400],
    ['a list', [], {}, 400],
    ['null', 'null', {}, 400],
    ['nothing', {}, {}, 400],
    ['a giant', { message: 'a'.repeat(140_000) }, {}, 413],
  ])('answers %s with a 4xx and a message', async (_case, body, headers, status) => {
    const { post, store } = await start();
    const response = await post(body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(await store.list()).toEqual([]);
  });

  test('answers 503 with a message while the database is down', async () => {
    const { post, token } = await start({ away: true });
    const response = await post({ ...fields, token });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ kind: 'away', error: expect.stringContaining('try again') });
  });

  test('never fails on any input, and stores only valid messages', async () => {
    const { post, newToken, store } = await start();
    const names = [...Object.keys(fields), 'token', 'key', 'website', '__proto__'];
    let thanked = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue(), async (name, value) => {
        const response = await post({ ...fields, token: await newToken(), key: crypto.randomUUID(), [name]: value });
        if (response.status === 201) thanked += 1;
        expect([201, 400, 409]).toContain(response.status);
      }),
      { numRuns: 300 },
    );
    expect((await store.list()).length).toBeLessThanOrEqual(thanked);
  });
});
