import { dayMs, dayOf } from '../days.ts';
import type { CountStore, StoredCount } from '../store/count-store.ts';
import type { CountName } from './count-names.ts';

export interface VisitorCounter {
  /** Adds one. The place is one of a limited set: a page of the site, or none. */
  count: (name: CountName, place?: string) => void;
  /** Stores what has been counted since the last flush. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  store: CountStore;
  warn: (message: string) => void;
  now?: () => number;
}

/** The most a crash can lose, in milliseconds of counting. */
const flushEveryMs = 10_000;

/**
 * Counts in memory and writes periodically, so a page costs one increment. If a write fails, the counts are kept for
 * the next one; the number of rows is bounded.
 */
export function startVisitorCounter({ store, warn, now = Date.now }: Options): VisitorCounter {
  let counted = new Map<string, StoredCount>();
  let day = '';
  let dayEnds = 0;
  let warned = false;

  function today(): string {
    const time = now();
    if (time >= dayEnds || time < dayEnds - dayMs) {
      day = dayOf(time);
      dayEnds = (Math.floor(time / dayMs) + 1) * dayMs;
    }
    return day;
  }

  function add(row: StoredCount): void {
    const key = `${row.day} ${row.name} ${row.place}`;
    const known = counted.get(key);
    if (known) known.count += row.count;
    else counted.set(key, row);
  }

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await store.add(rows);
      warned = false;
    } catch (error) {
      for (const row of rows) add(row);
      if (!warned) warn(`What visitors do can't be counted now: ${error instanceof Error ? error.message : error}`);
      warned = true;
    }
  }

  const flushing = setInterval(flush, flushEveryMs);
  flushing.unref();

  return {
    count: (name, place = '') => add({ day: today(), name, place, count: 1 }),
    flush,
    async stop() {
      clearInterval(flushing);
      await flush();
    },
  };
}
