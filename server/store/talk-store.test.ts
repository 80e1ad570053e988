import { expect, test } from 'vitest';
import { randomKey } from '../secret-keys.ts';
import type { Database } from './database.ts';
import { describeOnDatabases } from './fixture-databases.ts';
import { newLead } from './fixture-lead.ts';
import { createLeadStore } from './lead-store.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createTalkStore, maxTalkMessages, type NewTalkMessage, TalkFullError } from './talk-store.ts';

function said(changes: Partial<NewTalkMessage> = {}): NewTalkMessage {
  return {
    idempotencyKey: crypto.randomUUID(),
    author: 'staff',
    name: 'Noor',
    text: 'Yes, we can.',
    now: 1_000,
    channels: ['reply'],
    ...changes,
  };
}

async function start(database: Database) {
  const [leads, talks] = [createLeadStore(database), createTalkStore(database)];
  const key = randomKey();
  const reference = await leads.add(newLead({ talk_key: key, created_at: 0, channels: [] }));
  const id = (await leads.find(reference))?.id ?? '';
  return { leads, talks, key, reference, id };
}

await describeOnDatabases('talks', (open) => {
  test('are found only by their key, with messages in order', async () => {
    const { talks, key, reference, id } = await start(await open());
    await talks.say(id, said({ text: 'first' }));
    await talks.say(id, said({ text: 'second', author: 'visitor', name: '' }));
    await talks.say(id, said({ text: 'third', now: 10 }));
    const talk = await talks.byKey(key);
    expect(talk?.messages.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
    expect((await talks.byReference(reference.toLowerCase()))?.messages).toEqual(talk?.messages);
    expect(await talks.count(key)).toBe(3);
    expect(await talks.count(randomKey())).toBeUndefined();
    expect(await talks.byKey(reference)).toBeUndefined();
  });

  test('store a repeated message once, even if both arrive together, with its deliveries', async () => {
    const database = await open();
    const { leads, talks, key, id } = await start(database);
    const message = said({ text: '<b>Größe</b> – 茶 🍵\n; DROP TABLE leads; --' });
    const together = await Promise.all(Array.from({ length: 10 }, () => talks.say(id, message)));
    expect(new Set([...together, await talks.say(id, message)].map((one) => one.id)).size).toBe(1);
    expect((await talks.byKey(key))?.messages).toMatchObject([{ text: message.text, name: 'Noor', author: 'staff' }]);
    expect(await leads.deliveries([id])).toHaveLength(1);
    const claim = { channels: ['reply'], instance: 'a', now: 2_000, until: 3_000, limit: 5 };
    expect(await createOutboxStore(database).claim(claim)).toMatchObject([
      { lead: { id }, said: { text: message.text } },
    ]);
  });

  test('keep messages of different talks with the same id apart', async () => {
    const database = await open();
    const [one, other] = [await start(database), await start(database)];
    const message = said();
    await one.talks.say(one.id, message);
    await one.talks.say(other.id, message);
    expect([await one.talks.count(one.key), await one.talks.count(other.key)]).toEqual([1, 1]);
  });

  test('update the status, except of spam', async () => {
    const { leads, talks, reference, id } = await start(await open());
    await talks.say(id, said());
    expect(await leads.find(reference)).toMatchObject({ status: 'answered' });
    await talks.say(id, said({ author: 'visitor', name: '' }));
    expect(await leads.find(reference)).toMatchObject({ status: 'new' });
    await leads.mark(reference, 'spam');
    await talks.say(id, said({ author: 'visitor', name: '' }));
    expect(await leads.find(reference)).toMatchObject({ status: 'spam' });
  });

  test('end when their message is deleted or their limit is reached', async () => {
    const { leads, talks, key, reference, id } = await start(await open());
    for (let count = 0; count < maxTalkMessages; count++) await talks.say(id, said({ channels: [] }));
    await expect(talks.say(id, said())).rejects.toThrow(TalkFullError);
    await leads.remove(reference);
    expect(await talks.byKey(key)).toBeUndefined();
    await expect(talks.say(id, said())).rejects.toThrow();
  });

  test('get a key even if their message is older than talks', async () => {
    const database = await open();
    const { leads, talks } = await start(database);
    const old = await leads.find(await leads.add(newLead()));
    const key = await talks.keyOf(old?.id ?? '');
    expect(await talks.keyOf(old?.id ?? '')).toBe(key);
    expect((await talks.byKey(key))?.lead.id).toBe(old?.id);
  });
});
