import { AsyncLocalStorage } from 'node:async_hooks';

const clients = new AsyncLocalStorage<string>();

/** Runs a function for a client, so that everything it calls knows the client. */
export function asClient<Result>(clientKey: string, work: () => Result): Result {
  return clients.run(clientKey, work);
}

/** The rate limit key of the current client; empty if there is none. */
export function currentClient(): string {
  return clients.getStore() ?? '';
}
