import { networkKey } from './client-address.ts';
import { createRateLimit, type Permission } from './rate-limit.ts';

/** A /48 of IPv6 is a company or a hoster's customer, with 65,536 networks of its own to ask from. */
const visitorsInNetwork = 8;
const oneMinuteMs = 60_000;

export type ClientLimit = (clientKey: string) => Promise<Permission>;

/** Counts for all instances together: so many of a key a minute. */
export type SharedLimit = (key: string, perMinute: number) => Promise<Permission>;

interface Options {
  /** For one visitor; 0 for no limit. */
  perMinute: number;
  now?: (() => number) | undefined;
  /** Where several instances serve the site; each counts by itself before it asks the others. */
  shared?: SharedLimit | undefined;
}

/** Counts by visitor and, where addresses are plentiful, by the network the visitor is in. */
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

/** Goes on evenly when someone sets the machine's clock. */
function sinceStart(): number {
  return performance.now();
}
