import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

export interface KeyStore {
  /** The secret of this name, created when first requested and the same for every instance. */
  secret: (name: string) => Promise<string>;
  /** Deletes secrets with this name prefix created before then. */
  forgetBefore: (prefix: string, time: number) => Promise<void>;
}

const secretBytes = 32;

export function createKeyStore({ query, write }: Database, now: () => number = Date.now): KeyStore {
  const known = new Map<string, string>();

  async function stored(name: string): Promise<string | undefined> {
    return (await query.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst())?.value;
  }

  /** Whichever instance comes first creates it. */
  async function make(name: string): Promise<string> {
    const fresh = { name, value: randomBytes(secretBytes).toString('base64url'), created_at: now() };
    await write((to) =>
      to
        .insertInto('keys')
        .values(fresh)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    );
    return (await stored(name)) ?? fresh.value;
  }

  return {
    async secret(name) {
      const remembered = known.get(name);
      if (remembered) return remembered;
      // Read first, so that a page with a form doesn't wait for a writer.
      const value = (await stored(name)) ?? (await make(name));
      known.set(name, value);
      return value;
    },
    async forgetBefore(prefix, time) {
      for (const name of known.keys()) if (name.startsWith(prefix)) known.delete(name);
      await write((to) =>
        to.deleteFrom('keys').where('name', 'like', `${prefix}%`).where('created_at', '<', time).execute(),
      );
    },
  };
}
