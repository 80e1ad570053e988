/** Serializes tasks with the same key; tasks with other keys run concurrently. */
export type KeyedLock = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function createKeyedLock(): KeyedLock {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key)?.catch(() => undefined);
    const done = before ? before.then(work) : work();
    last.set(key, done);
    try {
      return await done;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}
