import { AsyncLocalStorage } from 'node:async_hooks';

const clients = new AsyncLocalStorage<string>();

/** Does something for a client: whatever it calls can tell whose work it does. */
export function asClient<Result>(clientKey: string, work: () => Result): Result {
  return clients.run(clientKey, work);
}

/** What limits count the client by for whom something is done now; empty where it is done for none. */
export function currentClient(): string {
  return clients.getStore() ?? '';
}
