import { Agent, get } from 'node:http';

export interface Load {
  /** Requests completed so far. */
  answered: () => number;
  /** Waits until this many are completed. */
  hasAnswered: (count: number) => Promise<void>;
  /** Lets each visitor finish the current request, and no more. */
  stop: () => void;
  /** Resolves when every visitor has stopped, with the errors on the way. */
  ended: Promise<{ answered: number; failures: string[] }>;
}

/**
 * Visitors with one keep-alive connection each, who request one page after another without pause. A visitor stops when
 * the server closes the connection, or when a request fails.
 */
export function startLoad(address: string, visitors: number): Load {
  let answered = 0;
  let stopped = false;
  const failures: string[] = [];
  const waiting = new Set<() => void>();

  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      let connection: string | undefined;
      do {
        connection = await ask(address, agent);
        answered += 1;
        for (const look of waiting) look();
      } while (connection === 'keep-alive' && !stopped);
    } catch (error) {
      failures.push(String(error));
    } finally {
      agent.destroy();
    }
  }

  return {
    answered: () => answered,
    stop() {
      stopped = true;
    },
    hasAnswered(count) {
      return new Promise((resolve) => {
        function look() {
          if (answered < count) return;
          waiting.delete(look);
          resolve();
        }
        waiting.add(look);
        look();
      });
    },
    ended: Promise.all(Array.from({ length: visitors }, visit)).then(() => ({ answered, failures })),
  };
}

function ask(address: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(response.headers.connection);
        else reject(new Error(`status ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}
