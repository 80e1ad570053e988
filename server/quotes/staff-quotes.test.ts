import { expect, test } from 'vitest';
import { company } from '#company/facts.ts';
import { openMemoryDatabase } from '../store/fixture-databases.ts';
import { newLead } from '../store/fixture-lead.ts';
import { createQuoteStore } from '../store/quote-store.ts';
import { createStaffQuotes } from './staff-quotes.ts';

const now = Date.UTC(2026, 0, 15, 9);
const content = JSON.stringify({
  lines: [{ name: 'Logo Design', path: '/service/logo-design', detail: 'Basic, 4 days', price: '$50', priced: true }],
  subtotal: null,
  discountLabel: '',
  discount: null,
  total: '$50',
  deliveryAtOnce: '4 days',
  deliveryInSequence: null,
  conditions: [],
});

async function start() {
  const store = createQuoteStore(await openMemoryDatabase());
  const valid_until = Date.UTC(2026, 0, 10);
  const id = await store.add({ idempotency_key: 'a', created_at: 0, valid_until, choice: '', content });
  const number = (await store.find(id))?.number ?? '';
  return { store, id, number, staff: createStaffQuotes(store, () => now) };
}

test('staff see lines, URL and acceptance of a quote', async () => {
  const { staff, store, id, number } = await start();
  const [listed] = await staff.list();
  expect(listed).toMatchObject({ number, state: 'expired', total: '$50', accepted: null, name: null });
  expect(listed?.url).toBe(`${company.site}/quote/${id}`);
  expect(listed?.lines).toEqual(['Logo Design, Basic, 4 days: $50']);
  await staff.change(number, { change: 'extend', until: '2026-01-15' });
  await store.accept(id, newLead({ kind: 'acceptance', quote: number }), now);
  expect(await staff.list()).toMatchObject([
    { state: 'accepted', name: 'Asha Rao', accepted: new Date(now).toISOString() },
  ]);
});

test('a quote can be extended to a future day within a year', async () => {
  const { staff, number } = await start();
  for (const until of ['2026-01-14', '2027-02-01', '2026-02-30x']) {
    expect(await staff.change(number, { change: 'extend', until })).toMatchObject({ done: false });
  }
  expect(await staff.change(number, { change: 'extend', until: '2026-01-31' })).toEqual({ done: true });
  expect(await staff.list()).toMatchObject([{ state: 'open', validUntil: '2026-01-31T23:59:59.999Z' }]);
});

test('a withdrawn quote stays withdrawn', async () => {
  const { staff, number } = await start();
  expect(await staff.change(number, { change: 'withdraw' })).toEqual({ done: true });
  expect(await staff.list()).toMatchObject([{ state: 'withdrawn' }]);
  for (const change of [{ change: 'withdraw' }, { change: 'extend', until: '2026-01-31' }] as const) {
    expect(await staff.change(number, change)).toMatchObject({ done: false, reason: expect.stringMatching(/\.$/) });
  }
});
