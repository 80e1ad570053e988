import { createHmac } from 'node:crypto';
import { dayMs } from '../days.ts';
import type { KeyStore } from './key-store.ts';

/** Prefix of the keys' names; there is one key per day. */
const keyPrefix = 'address-';

/**
 * A hash that replaces a visitor's address wherever it would be stored: it distinguishes senders for a day. The key is
 * deleted soon after, so that it can't be reversed.
 */
export async function addressHash(keys: KeyStore, address: string, time: number): Promise<string> {
  const secret = await keys.secret(keyPrefix + new Date(time).toISOString().slice(0, 10));
  return createHmac('sha256', secret).update(address).digest('base64url').slice(0, 16);
}

/** Deletes the keys of the days before yesterday. */
export async function forgetAddressKeys(keys: KeyStore, time: number): Promise<void> {
  await keys.forgetBefore(keyPrefix, time - 2 * dayMs);
}
