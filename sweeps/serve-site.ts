import type { TestProject } from 'vitest/node';
import { startServer } from '#server/fixture-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served; sweeps ask for it with `inject`. */
    siteAddress: string;
  }
}

/** One server for all sweeps: each start has the assistant read all that it knows. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const server = await startServer('build', { CHAT_RATE_LIMIT: '1000', LOG: 'errors' });
  provide('siteAddress', server.address);
  return () => server.stop();
}
