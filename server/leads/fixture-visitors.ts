import { type Agent, request } from 'node:http';
import { fields } from './fixture-fields.ts';

export interface Sent {
  status: number;
  reference: string;
  ms: number;
}

/** Sends one message as a browser does that keeps its connections. Fails when the server does not answer. */
export async function sendMessage(
  port: number,
  values: Readonly<Record<string, string>>,
  { agent, visitor }: { agent: Agent; visitor: string },
): Promise<Sent> {
  const body = JSON.stringify({ ...fields, ...values });
  const started = performance.now();
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path: '/api/contact', method: 'POST' };
    const sending = request({ ...options, headers: { ...headers, 'x-forwarded-for': visitor } }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        received += chunk;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: received }));
    });
    sending.on('error', reject);
    sending.end(body);
  });
  const { reference = '' } = JSON.parse(text) as { reference?: string };
  return { status, reference, ms: performance.now() - started };
}

export async function fetchToken(address: string): Promise<string> {
  const response = await fetch(`${address}/api/contact/token`);
  return ((await response.json()) as { token: string }).token;
}

/** Different visitors, one after the other, none in another's network. */
export function visitorNumber(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
