import { expect, test } from 'vitest';
import { dayMs } from '../days.ts';
import { createCountStore } from './count-store.ts';
import { describeOnDatabases } from './fixture-databases.ts';
import { newLead } from './fixture-lead.ts';
import { createLeadStore } from './lead-store.ts';
import { createQuoteStore, type NewQuote } from './quote-store.ts';

const made = Date.UTC(2026, 0, 15, 9);
const until = made + 14 * dayMs;

function newQuote(changes: Partial<NewQuote> = {}): NewQuote {
  return {
    idempotency_key: crypto.randomUUID(),
    created_at: made,
    valid_until: until,
    choice: 'item=logo-design.basic.1',
    content: '{"total":"$50"}',
    ...changes,
  };
}

await describeOnDatabases('quotes', (open) => {
  test('are stored once however often they are requested, each at its own URL', async () => {
    const store = createQuoteStore(await open());
    const quote = newQuote();
    const ids = await Promise.all(Array.from({ length: 20 }, () => store.add(quote)));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]{22}$/);
    expect(await store.add(newQuote())).not.toBe(ids[0]);
    expect(await store.find(ids[0] ?? '')).toMatchObject({ ...quote, accepted_at: null, withdrawn_at: null });
    expect(await store.list(10)).toHaveLength(2);
  });

  test('are accepted once, with one message, even by many at the same time', async () => {
    const database = await open();
    const [store, leads] = [createQuoteStore(database), createLeadStore(database)];
    const id = await store.add(newQuote());
    const number = (await store.find(id))?.number ?? '';
    const accept = () =>
      store.accept(id, newLead({ kind: 'acceptance', quote: number, name: 'Bo', created_at: made }), made + 1);
    const accepted = await Promise.all(Array.from({ length: 10 }, accept));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const [lead, ...others] = await leads.list();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ kind: 'acceptance', quote: number });
    expect(await leads.deliveries()).toHaveLength(2);
    const counts = await createCountStore(database).since('2026-01-01');
    expect(counts.map(({ name, count }) => `${name} ${count}`)).toEqual(['quote 1', 'quote accepted 1']);
    expect(await store.list(1)).toMatchObject([{ accepted_at: made + 1, reference: lead?.reference, name: 'Bo' }]);
  });

  test('are not accepted if their message cannot be stored', async () => {
    const database = await open();
    const [store, leads] = [createQuoteStore(database), createLeadStore(database)];
    const id = await store.add(newQuote());
    await expect(store.accept(id, newLead({ message: null as unknown as string }), made)).rejects.toThrow();
    expect(await store.find(id)).toMatchObject({ accepted_at: null });
    expect(await leads.list()).toEqual([]);
  });

  test('can be accepted until they expire or are withdrawn, and again once extended', async () => {
    const database = await open();
    const store = createQuoteStore(database);
    const [late, withdrawn] = [await store.add(newQuote()), await store.add(newQuote())];
    const numberOf = async (id: string) => (await store.find(id))?.number ?? '';
    expect(await store.accept(late, newLead(), until + 1)).toBe(false);
    expect(await store.extend(await numberOf(late), until + dayMs)).toBe(true);
    expect(await store.accept(late, newLead(), until + 1)).toBe(true);
    expect(await store.withdraw(await numberOf(withdrawn), made)).toBe(true);
    expect(await store.accept(withdrawn, newLead(), made)).toBe(false);
    for (const id of [late, withdrawn]) {
      expect(await store.extend(await numberOf(id), until + 9 * dayMs)).toBe(false);
      expect(await store.withdraw(await numberOf(id), made)).toBe(false);
    }
    expect(await createLeadStore(database).list()).toHaveLength(1);
  });

  test('are deleted some time after they expire', async () => {
    const store = createQuoteStore(await open());
    const [old, young] = [await store.add(newQuote({ valid_until: 1_000 })), await store.add(newQuote())];
    await store.removeBefore(1_001);
    expect(await store.find(old)).toBeUndefined();
    expect(await store.find(young)).toBeDefined();
  });
});
