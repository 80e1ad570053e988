import { createHmac } from 'node:crypto';
import type { KeyStore } from './key-store.ts';

/** What the names of the keys begin with; a key for each day. */
const keyPrefix = 'address-';
const dayMs = 24 * 60 * 60 * 1000;

/**
 * What stands for a visitor's address wherever it would be stored: it tells one sender from another for a day. The key is
 * thrown away soon after, and with it every way back.
 */
export async function addressHash(keys: KeyStore, address: string, time: number): Promise<string> {
  const secret = await keys.secret(keyPrefix + new Date(time).toISOString().slice(0, 10));
  return createHmac('sha256', secret).update(address).digest('base64url').slice(0, 16);
}

/** Throws away the keys of the days before yesterday. */
export async function forgetAddressKeys(keys: KeyStore, time: number): Promise<void> {
  await keys.forgetBefore(keyPrefix, time - 2 * dayMs);
}
