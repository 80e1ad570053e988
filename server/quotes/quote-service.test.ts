import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policies } from '#catalogue/policies.ts';
import type { FrozenQuote } from '#leads/quotes.ts';
import { createClientLimit } from '../client-limit.ts';
import { dayMs } from '../days.ts';
import { createFormTokens } from '../leads/form-tokens.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { createKeyStore } from '../store/key-store.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createQuoteStore } from '../store/quote-store.ts';
import { createQuoteService } from './quote-service.ts';

const choice = 'item=logo-design.basic.1';
const person = { name: 'Asha Rao', email: 'asha@client.example', consent: 'yes' };
const frozen: FrozenQuote = {
  lines: [{ name: 'Logo Design', path: '/service/logo-design', detail: 'Basic, 4 days', price: '$50', priced: true }],
  subtotal: null,
  discountLabel: '10% discount at checkout',
  discount: null,
  total: '$50',
  deliveryAtOnce: '4 days',
  deliveryInSequence: null,
  conditions: ['Payment is 100% up front.'],
};

async function start({ perMinute = 0, minSeconds = 0 } = {}) {
  const database = await openMemoryDatabase();
  const [store, leads, keys] = [createQuoteStore(database), createLeadStore(database), createKeyStore(database)];
  let time = Date.UTC(2026, 0, 15, 9);
  const now = () => time;
  const tokens = createFormTokens(keys, now);
  const told: string[] = [];
  const limit = () => createClientLimit({ perMinute, now });
  const service = createQuoteService({
    store,
    leads,
    keys,
    tokens,
    mayCreate: limit(),
    mayAccept: limit(),
    minSeconds,
    channelsFor: (marks) => (marks.length > 0 ? ['agency'] : ['agency', 'visitor']),
    stored: () => told.push('accepted'),
    failed: () => told.push('failed'),
    now,
  });
  return {
    service,
    store,
    leads,
    tokens,
    told,
    database,
    make: async (values: Record<string, unknown> = {}) =>
      service.make(frozen, choice, { token: await tokens.fresh(), key: '', ...values }, '192.0.2.1'),
    accept: async (id: string, values: Record<string, unknown> = {}) =>
      service.accept(id, { ...person, token: await tokens.fresh(), ...values }, '192.0.2.1'),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

async function startWithQuote(options?: Parameters<typeof start>[0]) {
  const started = await start(options);
  const outcome = await started.make();
  if (outcome.kind !== 'made') throw new Error(outcome.kind);
  return { ...started, id: outcome.id };
}

describe('a quote', () => {
  test('states what was frozen, and is valid for as many days as the policies say', async () => {
    const { service, id } = await startWithQuote();
    const quote = await service.find(id);
    expect(quote).toMatchObject({ ...frozen, choice, state: 'open' });
    expect(new Date(quote?.validUntil ?? 0).toISOString()).toBe(
      `${new Date(Date.UTC(2026, 0, 15 + policies.quote.validDays)).toISOString().slice(0, 10)}T23:59:59.999Z`,
    );
  });

  test("requested again is the same: by its key, or without one by the page's token", async () => {
    const { make, tokens, store } = await start();
    const first = await make({ key: 'a-key' });
    expect(await make({ key: 'a-key' })).toEqual(first);
    const token = await tokens.fresh();
    const second = await make({ token });
    expect(await make({ token })).toEqual(second);
    expect(await make({ token, key: 'another' })).not.toEqual(second);
    expect(await store.list(9)).toHaveLength(3);
  });

  test.each(['', 'a.b.c', undefined, ['x'], { token: 1 }])('is not created with the token %j', async (token) => {
    const { make, store } = await start();
    expect(await make({ token })).toMatchObject({ kind: 'again', token: expect.stringContaining('.') });
    expect(await store.list(9)).toEqual([]);
  });

  test('is rate-limited, when made and when accepted', async () => {
    const { make, accept, id } = await startWithQuote({ perMinute: 1 });
    expect(await make()).toMatchObject({ kind: 'too many', retryAfterSeconds: 60 });
    expect(await accept(id)).toMatchObject({ kind: 'accepted' });
    expect(await accept(id)).toMatchObject({ kind: 'too many' });
  });

  test('that cannot be stored is not confirmed', async () => {
    const { make, told, database } = await start();
    await database.close();
    expect(await make({ token: 'x' })).toMatchObject({ kind: 'away' });
    expect(told).toEqual(['failed']);
  });
});

describe('an acceptance', () => {
  test('is stored with its message before it is confirmed, in the words of the quote', async () => {
    const { service, accept, id, leads, told } = await startWithQuote();
    expect(await accept(id)).toEqual({ kind: 'accepted' });
    const quote = await service.find(id);
    expect(quote).toMatchObject({ state: 'accepted', acceptedAt: expect.any(Number) });
    const [lead] = await leads.list();
    expect(lead).toMatchObject({ kind: 'acceptance', quote: quote?.number, name: person.name, email: person.email });
    expect(lead?.message).toContain('- Logo Design, Basic, 4 days: $50');
    expect(lead?.message).toContain(`/quote/${id}`);
    expect((await leads.deliveries()).map(({ channel }) => channel)).toEqual(['agency', 'visitor']);
    expect(told).toEqual(['accepted']);
    expect(JSON.stringify(quote)).not.toContain('Asha');
  });

  test('counts once', async () => {
    const { accept, id, leads } = await startWithQuote();
    await accept(id);
    expect(await accept(id, { name: 'Somebody Else' })).toEqual({ kind: 'closed' });
    expect(await leads.list()).toHaveLength(1);
  });

  test.each(['expired', 'withdrawn'] as const)('of a quote that is %s is rejected', async (state) => {
    const { service, accept, id, leads, wait, store } = await startWithQuote();
    const number = (await service.find(id))?.number ?? '';
    if (state === 'withdrawn') await store.withdraw(number, 0);
    else wait((policies.quote.validDays + 1) * dayMs);
    expect(await service.find(id)).toMatchObject({ state });
    expect(await accept(id)).toEqual({ kind: 'closed' });
    expect(await leads.list()).toEqual([]);
  });

  test.each(['AAAAAAAAAAAAAAAAAAAAAA', '€', 'a\r\nb: c'])('of an unknown quote (%j) says so', async (id) => {
    const { accept, leads } = await start();
    expect(await accept(id)).toEqual({ kind: 'unknown' });
    expect(await leads.list()).toEqual([]);
  });

  test.each([
    ['name', ''],
    ['name', 'Asha\r\nBcc: all@client.example'],
    ['name', '<b>Asha</b>'],
    ['email', 'asha@client'],
    ['email', { address: 'asha@client.example' }],
    ['consent', undefined],
  ])('with %s %j is refused with an error at that field', async (field, value) => {
    const { accept, id, leads } = await startWithQuote();
    expect(await accept(id, { [field]: value })).toEqual({
      kind: 'invalid',
      errors: { [field]: expect.stringMatching(/^[A-Z].+\.$/) },
    });
    expect(await leads.list()).toEqual([]);
  });

  test('by a bot is stored and marked; the fourth of one mailbox gets no confirmation', async () => {
    const { make, accept, leads } = await start();
    for (const [index, website] of ['', '', '', '', 'http://pills.example'].entries()) {
      const outcome = await make({ key: `${index}` });
      if (outcome.kind === 'made') await accept(outcome.id, { website });
    }
    const marks = (await leads.list()).map((lead) => lead.marks);
    expect(marks.sort()).toEqual(['', '', '', 'same-email', 'trap same-email']);
  });

  test('is requested again if the form was sent too fast', async () => {
    const { service, accept, id, tokens, wait } = await startWithQuote({ minSeconds: 3 });
    const token = await tokens.fresh();
    expect(await accept(id, { token })).toMatchObject({ kind: 'again' });
    wait(3_000);
    expect(await service.accept(id, { ...person, token }, '192.0.2.1')).toEqual({ kind: 'accepted' });
  });
});

test('no URL or form causes an error', async () => {
  const { service } = await start();
  const anything = fc.record({ id: fc.string(), values: fc.dictionary(fc.string(), fc.anything()) });
  await fc.assert(
    fc.asyncProperty(anything, async ({ id, values }) => {
      expect(await service.find(id)).toBeUndefined();
      expect(['invalid', 'again']).toContain((await service.accept(id, values, 'a')).kind);
      expect((await service.make(frozen, choice, values, 'a')).kind).toBe('again');
    }),
    { numRuns: 100 },
  );
});
