import type { Server } from 'node:http';

const patienceMs = 10_000;
const idleCheckMs = 50;

/** Stops taking connections, lets requests under way finish, then resolves; false when some had to be cut off. */
export function shutDown(server: Server, patience = patienceMs): Promise<boolean> {
  return new Promise((resolve) => {
    // A connection that was busy when closing began stays open for its next request unless someone closes it.
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    let finished = true;
    const limit = setTimeout(() => {
      finished = false;
      server.closeAllConnections();
    }, patience);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve(finished);
    });
  });
}
