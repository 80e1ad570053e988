/** A longer queue comes from a script, not from staff. */
const maxWaiting = 10;

/** Runs tasks one after another, and a task that is requested repeatedly only once. */
export function taskQueue<Result>() {
  const known = new Map<string, Promise<Result>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function wait(work: () => Promise<Result>): Promise<Result> {
    if (waiting === maxWaiting) throw new Error('too many previews are in progress. Try again in a minute.');
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  }

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = known.get(key);
    if (before) return before;
    const result = wait(work);
    known.set(key, result);
    // What failed may succeed next time.
    result.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= maxWaiting) break;
      known.delete(oldest);
    }
    return result;
  };
}
