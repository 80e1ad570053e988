import { isBusy } from './retry-when-locked.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Groups writes that arrive while another is in progress. A commit waits for the disk, so a hundred writes together
 * take about as long as one. If a batch fails, each write is tried separately, so an invalid one affects only itself.
 * They are tried concurrently, so that with a database that is down nobody waits for the others' failures.
 */
export function createBatch<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxBatch = 100,
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
      // The lock has been waited for long enough; each write alone would wait for it again.
      if (batch.length === 1 || isBusy(error)) for (const { reject } of batch) reject(error);
      else await Promise.all(batch.map((one) => settle([one])));
    }
  }

  async function work(): Promise<void> {
    writing = true;
    while (waiting.length > 0) await settle(waiting.splice(0, maxBatch));
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
