import { networkKey } from './client-address.ts';
import { createRateLimit, type Permission } from './rate-limit.ts';

/** An IPv6 /48 is a company or a hosting customer, with 65,536 networks to send requests from. */
const visitorsInNetwork = 8;
const oneMinuteMs = 60_000;

export type ClientLimit = (clientKey: string) => Promise<Permission>;

/** Counts across all instances: requests per key and minute. */
export type SharedLimit = (key: string, perMinute: number) => Promise<Permission>;

interface Options {
  /** Per visitor; 0 for no limit. */
  perMinute: number;
  now?: (() => number) | undefined;
  /** For several instances: each counts locally before it asks the shared counter. */
  shared?: SharedLimit | undefined;
}

/** Counts by visitor and, for IPv6, also by the visitor's network. */
export function createClientLimit({ perMinute, now = sinceStart, shared }: Options): ClientLimit {
  const visitors = createRateLimit({ limit: perMinute, windowMs: oneMinuteMs });
  const networks = createRateLimit({ limit: perMinute * visitorsInNetwork, windowMs: oneMinuteMs });

  function here(clientKey: string): Permission {
    const time = now();
    const permission = visitors.take(clientKey, time);
    const network = networkKey(clientKey);
    return permission.allowed && network ? networks.take(network, time) : permission;
  }

  return async (clientKey) => {
    const permission = here(clientKey);
    return shared && permission.allowed && perMinute > 0 ? shared(clientKey, perMinute) : permission;
  };
}

/** A monotonic clock, unaffected by changes of the system time. */
function sinceStart(): number {
  return performance.now();
}
