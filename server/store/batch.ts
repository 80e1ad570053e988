import { isBusy } from './when-free.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes together what arrives while a write is under way. A commit waits for the disk; shared by all who wait anyway,
 * that wait costs one of them as much as a hundred. Where a common write fails each is tried alone: a bad one costs itself.
 * All are tried at once, so that with a database that is away nobody waits for the others' failures.
 */
export function createBatch<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  most = 100,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let writing = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('The write gave no result.'));
        else resolve(result);
      });
    } catch (error) {
      // It has been waited for long enough: whoever holds the lock would keep each one waiting, too.
      if (batch.length === 1 || isBusy(error)) for (const { reject } of batch) reject(error);
      else await Promise.all(batch.map((one) => settle([one])));
    }
  }

  async function work(): Promise<void> {
    writing = true;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    writing = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // In the next turn, so that all requests of this one are written together.
      if (!writing) {
        writing = true;
        setImmediate(work);
      }
    });
}
