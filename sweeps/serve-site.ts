import type { TestProject } from 'vitest/node';
import { startServer } from '#server/fixture-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site; sweeps get it with `inject`. */
    siteAddress: string;
  }
}

/** One server for all sweeps, because the assistant loads everything at each start. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const server = await startServer('build', { CHAT_RATE_LIMIT: '1000', LOG: 'errors' });
  provide('siteAddress', server.address);
  return () => server.stop();
}
