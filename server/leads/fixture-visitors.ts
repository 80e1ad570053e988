import { type Agent, request } from 'node:http';
import { fields } from './fixture-fields.ts';

export interface Sent {
  status: number;
  reference: string;
  /** The key of its talk. */
  talk: string;
  ms: number;
}

interface From {
  agent: Agent;
  visitor: string;
}

/** Sends one message as a browser does that keeps its connections. Fails when the server does not answer. */
export async function sendMessage(port: number, values: Readonly<Record<string, string>>, from: From): Promise<Sent> {
  const started = performance.now();
  const { status, text } = await post(port, '/api/contact', { ...fields, ...values }, from);
  const { reference = '', talk = '' } = JSON.parse(text) as { reference?: string; talk?: string };
  return { status, reference, talk, ms: performance.now() - started };
}

/** Says something in a talk; gives the status. Fails when the server does not answer. */
export async function sayInTalk(
  port: number,
  { talk, ...said }: { talk: string; id: string; text: string },
  from: From,
): Promise<number> {
  return (await post(port, '/api/talk/messages', said, from, { 'talk-key': talk })).status;
}

function post(
  port: number,
  path: string,
  values: object,
  { agent, visitor }: From,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string }> {
  const body = JSON.stringify(values);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...more };
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path, method: 'POST' };
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
}

export async function fetchToken(address: string): Promise<string> {
  const response = await fetch(`${address}/api/contact/token`);
  return ((await response.json()) as { token: string }).token;
}

/** Different visitors, one after the other, none in another's network. */
export function visitorNumber(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
