import { expect, test } from 'vitest';
import { dayMs } from '../days.ts';
import { addressHash, forgetAddressKeys } from './address-hash.ts';
import { createChatStore } from './chat-store.ts';
import { createCountStore } from './count-store.ts';
import { describeOnDatabases } from './fixture-databases.ts';
import { newLead } from './fixture-lead.ts';
import { createKeyStore } from './key-store.ts';
import { createLeadStore } from './lead-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createRateStore } from './rate-store.ts';

await describeOnDatabases('the store', (open) => {
  test('stores a message as it was sent, with its deliveries', async () => {
    const store = createLeadStore(await open());
    const message = 'Größe – 茶 🍵\n<b>"quoted"</b>\n\ttabbed; DROP TABLE leads; --';
    const reference = await store.add(newLead({ message }));
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const lead = await store.find(reference.toLowerCase());
    expect(lead).toMatchObject({ message, name: 'Asha Rao', status: 'new', created_at: Date.UTC(2026, 0, 15, 9, 30) });
    const deliveries = await store.deliveries([lead?.id ?? '']);
    expect(deliveries.map(({ channel, state }) => `${channel} ${state}`)).toEqual(['email waiting', 'webhook waiting']);
  });

  test('stores a repeated message once, even if both arrive together, with the same reference', async () => {
    const store = createLeadStore(await open());
    const lead = newLead();
    const together = await Promise.all(Array.from({ length: 20 }, () => store.add(lead)));
    expect(new Set([...together, await store.add(lead)]).size).toBe(1);
    expect(await store.list()).toHaveLength(1);
    expect(await store.deliveries()).toHaveLength(2);
  });

  test('stores many that arrive together, each with its own reference', async () => {
    const store = createLeadStore(await open());
    const references = await Promise.all(Array.from({ length: 250 }, () => store.add(newLead())));
    expect(new Set(references).size).toBe(250);
    expect(await store.list()).toHaveLength(250);
  });

  test('a row that cannot be stored affects no other', async () => {
    const store = createLeadStore(await open());
    const bad = newLead({ message: null as unknown as string });
    const results = await Promise.allSettled([store.add(newLead()), store.add(bad), store.add(newLead())]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.list()).toHaveLength(2);
  });

  test('a message is counted once, by its origin, unless it is from a bot', async () => {
    const database = await open();
    const store = createLeadStore(database);
    const lead = newLead({ transcript: 'You: hello' });
    const others = [newLead(), newLead({ marks: 'trap' }), newLead({ kind: 'hand-over' })];
    await Promise.all([lead, lead, ...others].map(store.add));
    expect(await createCountStore(database).since('2026-01-15')).toEqual([
      { day: '2026-01-15', name: 'handed over', place: '', count: 1 },
      { day: '2026-01-15', name: 'message', place: 'chat', count: 1 },
      { day: '2026-01-15', name: 'message', place: 'form', count: 1 },
    ]);
  });

  test('marks and deletes messages with everything that belongs to them', async () => {
    const store = createLeadStore(await open());
    const [old, young] = [await store.add(newLead({ created_at: 1_000 })), await store.add(newLead())];
    expect(await store.mark(young, 'answered')).toBe(true);
    expect(await store.mark('0000-0000', 'spam')).toBe(false);
    expect(await store.find(young)).toMatchObject({ status: 'answered' });
    expect(await store.removeBefore(2_000)).toBe(1);
    expect(await store.find(old)).toBeUndefined();
    expect(await store.deliveries()).toHaveLength(2);
    expect(await store.remove(young)).toBe(true);
    expect(await store.deliveries()).toEqual([]);
  });

  test('assigns a delivery to one instance at a time, until the claim expires', async () => {
    const database = await open();
    const [store, outbox] = [createLeadStore(database), createOutboxStore(database)];
    await Promise.all(Array.from({ length: 30 }, () => store.add(newLead({ created_at: 0, channels: ['email'] }))));
    const claim = (instance: string, now = 1) =>
      outbox.claim({ channels: ['email'], instance, now, until: now + 100, limit: 20 });
    const taken = await Promise.all([claim('a'), claim('b'), claim('c')]);
    const ids = taken.flat().map(({ delivery }) => delivery.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length + (await claim('d')).length).toBe(30);
    expect(await claim('e')).toEqual([]);
    expect(await claim('e', 101)).toHaveLength(20);
  });

  test("accepts a delivery's outcome only from its claimant", async () => {
    const database = await open();
    const [store, outbox] = [createLeadStore(database), createOutboxStore(database)];
    await store.add(newLead({ created_at: 0, channels: ['email'] }));
    const claim = (instance: string, now: number) =>
      outbox.claim({ channels: ['email'], instance, now, until: now + 10, limit: 5 });
    const [late] = await claim('slow', 0);
    const [current] = await claim('quick', 10);
    if (!late || !current) throw new Error('Nothing was claimed.');
    await outbox.delivered(late.delivery, 11);
    expect(await outbox.state()).toMatchObject({ waiting: 1 });
    await outbox.failed(current.delivery, { state: 'given up', nextAt: 0, error: 'no' });
    expect(await outbox.state()).toEqual({ waiting: 0, replacedSlots: 1, oldestWaitingSince: null });
    expect(await outbox.retry(current.lead.id, 20)).toBe(1);
    expect(await claim('quick', 20)).toHaveLength(1);
  });

  test('gives every instance the same secret, and deletes those of past days', async () => {
    const database = await open();
    const [first, second] = [createKeyStore(database), createKeyStore(database)];
    const [one, other] = await Promise.all([first.secret('form'), second.secret('form')]);
    expect(one).toBe(other);
    const today = Date.now();
    const hash = await addressHash(first, '192.0.2.1', today);
    expect(await addressHash(second, '192.0.2.1', today)).toBe(hash);
    expect(await addressHash(first, '192.0.2.1', today + dayMs)).not.toBe(hash);
    await forgetAddressKeys(first, today + 3 * dayMs);
    expect(await addressHash(createKeyStore(database), '192.0.2.1', today)).not.toBe(hash);
  });

  test('counts across all instances', async () => {
    const rates = createRateStore(await open());
    await Promise.all(Array.from({ length: 12 }, () => rates.hit('page x', 7)));
    expect(await rates.hit('page x', 8)).toEqual({ now: 1, before: 12 });
    expect(await rates.hit('page y', 8)).toEqual({ now: 1, before: 0 });
    await rates.forgetBefore(8);
    expect(await rates.hit('page x', 8)).toEqual({ now: 2, before: 0 });
  });

  test('keeps questions and ratings as long as configured', async () => {
    const chat = createChatStore(await open());
    const asked = { question: 'Logo?', answered: 1, answer_id: '12', answer_question: 'Logo?', source: 'knowledge' };
    await chat.addQuestion({ ...asked, asked_at: 10, score: 0.75, service: 'logo-design' });
    await chat.addQuestion({ ...asked, asked_at: 20, score: 1, service: '' });
    await chat.addRating({ rated_at: 15, question: 'Logo?', answer_id: '12', score: -1 });
    expect(await chat.questionsSince(11)).toMatchObject([{ asked_at: 20, score: 1 }]);
    await chat.removeBefore(16);
    expect(await chat.questionsSince(0)).toHaveLength(1);
    expect(await chat.ratingsSince(0)).toEqual([]);
  });

  test('migrates an old database once, however often it starts', async () => {
    const database = await open();
    await createLeadStore(database).add(newLead());
    await Promise.all([database.migrate(), database.migrate()]);
    expect(await createLeadStore(database).list()).toHaveLength(1);
  });
});
