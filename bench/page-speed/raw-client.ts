import { connect } from 'node:net';

export interface Round {
  answered: number;
  waitsMs: number[];
}

/**
 * Visitors with one keep-alive connection each, who send the same request again and again. It uses raw sockets, because
 * an HTTP client would cost more than the server it measures. The length of a response is taken from the first one.
 */
export async function requestRepeatedly(
  address: string,
  request: (index: number) => string,
  visitors: number,
  seconds: number,
): Promise<Round> {
  const { hostname, port } = new URL(address);
  const end = performance.now() + seconds * 1000;
  const waitsMs: number[] = [];
  let asked = 0;

  function visitor(): Promise<void> {
    return new Promise((resolve, reject) => {
      let started = 0;
      let received = Buffer.alloc(0);
      const socket = connect(Number(port), hostname, ask).setNoDelay(true);
      function ask(): void {
        started = performance.now();
        socket.write(request(asked++));
      }
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = lengthOf(received);
        if (length === undefined || received.length < length) return;
        received = Buffer.alloc(0);
        waitsMs.push(performance.now() - started);
        if (performance.now() < end) ask();
        else socket.end();
      });
      socket.on('close', resolve);
      socket.on('error', reject);
    });
  }
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { answered: waitsMs.length, waitsMs };
}

/** The length of a complete response with headers and body; undefined while the headers are incomplete. */
function lengthOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = bytes.toString('latin1', 0, head);
  if (/^HTTP\/1\.1 204/.test(text)) return head + 4;
  if (!/^HTTP\/1\.1 200/.test(text)) throw new Error(`An answer was ${text.split('\r\n')[0]}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (length === undefined) throw new Error('An answer did not say how long it is');
  return head + 4 + Number(length);
}
