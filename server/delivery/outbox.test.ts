import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases, openMemoryDatabase } from '../store/fixture-databases.ts';
import { newLead } from '../store/fixture-lead.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { createOutboxStore } from '../store/outbox-store.ts';
import { type Deliverer, RefusedError } from './deliverer.ts';
import { startOutbox } from './outbox.ts';
import { maxAttempts, retryDelay } from './retry-delays.ts';

function deliverer(deliver: Deliverer['deliver']): Deliverer {
  return { channel: 'email', kinds: ['message'], accepts: () => true, deliver };
}

async function start(deliver: Deliverer['deliver']) {
  const database = await openMemoryDatabase();
  const [leads, store] = [createLeadStore(database), createOutboxStore(database)];
  const warnings: string[] = [];
  let time = 0;
  const outbox = startOutbox({
    store,
    deliverers: [deliverer(deliver)],
    warn: (message) => warnings.push(message),
    now: () => time,
    random: () => 0,
    everyMs: 3_600_000,
  });
  return {
    leads,
    store,
    outbox,
    warnings,
    /** Advances the clock and waits until nothing is in progress. */
    async at(milliseconds: number) {
      time = milliseconds;
      outbox.wake();
      await expect.poll(() => settled(store, time)).toBe(true);
    },
  };
}

/** Nothing that is due is left. */
async function settled(store: ReturnType<typeof createOutboxStore>, now: number): Promise<boolean> {
  const { oldestWaitingSince } = await store.state();
  return oldestWaitingSince === null || oldestWaitingSince > now;
}

describe('the outbox', () => {
  test('retries with growing pauses until it is delivered', async () => {
    const times: string[] = [];
    const { leads, at, store } = await start(async (_lead, { attempts }) => {
      times.push(`attempt ${attempts + 1}`);
      if (times.length < 4) throw new Error('The mail server is down.');
    });
    await leads.add(newLead({ created_at: 0, channels: ['email'] }));
    for (const time of [0, 9_999, 10_000, 29_999, 30_000, 69_999, 70_000, 1e9]) await at(time);
    expect(times).toEqual(['attempt 1', 'attempt 2', 'attempt 3', 'attempt 4']);
    expect(await store.state()).toMatchObject({ waiting: 0, replacedSlots: 0 });
  });

  test('gives up in the end, logs no address, and can be retried on request', async () => {
    let works = false;
    const { leads, at, store, warnings } = await start(async () => {
      if (!works) throw new Error('550 asha@client.example\r\nunknown');
    });
    const reference = await leads.add(newLead({ created_at: 0, channels: ['email'] }));
    for (let attempt = 1; attempt <= maxAttempts; attempt++) await at(attempt * 1e9);
    expect(await store.state()).toMatchObject({ waiting: 0, replacedSlots: 1 });
    expect(warnings).toEqual([
      `Message ${reference}: email was given up after ${maxAttempts} attempts: 550 [e-mail] unknown`,
    ]);
    const [delivery] = await leads.deliveries();
    expect(delivery?.last_error).toBe('550 [e-mail] unknown');
    works = true;
    await store.retry(delivery?.lead_id ?? '', 0);
    await at(99e9);
    expect(await store.state()).toMatchObject({ waiting: 0, replacedSlots: 0 });
  });

  test('gives up at once after a permanent failure', async () => {
    const { leads, at, store } = await start(async () => {
      throw new RefusedError('550');
    });
    await leads.add(newLead({ created_at: 0, channels: ['email'] }));
    await at(0);
    expect(await store.state()).toMatchObject({ waiting: 0, replacedSlots: 1 });
  });

  test('a failing message delays no other, and an unconfigured channel waits', async () => {
    const delivered: string[] = [];
    const { leads, at } = await start(async ({ name }) => {
      if (name === 'bad') throw new Error('no');
      delivered.push(name);
    });
    await Promise.all(
      ['one', 'bad', 'two'].map((name) => leads.add(newLead({ name, created_at: 0, channels: ['email'] }))),
    );
    await leads.add(newLead({ created_at: 2, channels: ['pigeon'] }));
    await at(1);
    expect(delivered.toSorted()).toEqual(['one', 'two']);
  });

  test('stopping waits for deliveries in progress and releases the rest', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const { leads, outbox, store } = await start(async () => {
      started.resolve();
      await promise;
    });
    await leads.add(newLead({ created_at: 0, channels: ['email'] }));
    outbox.wake();
    await started.promise;
    const stopped = outbox.stop();
    resolve();
    await stopped;
    expect(await store.state()).toMatchObject({ waiting: 0 });
  });
});

await describeOnDatabases('several instances', (open) => {
  test('deliver each message once', async () => {
    const database = await open();
    const leads = createLeadStore(database);
    const delivered: string[] = [];
    const underWay = new Set<string>();
    const outboxes = Array.from({ length: 3 }, () =>
      startOutbox({
        store: createOutboxStore(database),
        warn: () => undefined,
        deliverers: [
          deliverer(async (lead) => {
            expect(underWay.has(lead.id)).toBe(false);
            underWay.add(lead.id);
            await new Promise((resolve) => setImmediate(resolve));
            underWay.delete(lead.id);
            delivered.push(lead.id);
          }),
        ],
      }),
    );
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        await leads.add(newLead({ created_at: Date.now(), channels: ['email'] }));
        for (const outbox of outboxes) outbox.wake();
      }),
    );
    await expect.poll(() => delivered.length, { timeout: 60_000 }).toBe(100);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    expect(new Set(delivered).size).toBe(100);
  });
});

test('pauses grow up to six hours, plus jitter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxAttempts }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, chance) => {
        const pause = retryDelay(attempts, () => chance);
        expect(pause).toBeGreaterThanOrEqual(retryDelay(Math.max(1, attempts - 1), () => 0));
        expect(pause).toBeLessThanOrEqual(6 * 3_600_000 * 1.3);
      },
    ),
  );
});
