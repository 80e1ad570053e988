import { type Agent, request } from 'node:http';
import { fields } from './fixture-fields.ts';

export interface Sent {
  status: number;
  reference: string;
  /** The key of its talk. */
  talk: string;
  ms: number;
}

export interface From {
  agent: Agent;
  visitor: string;
}

/** Sends a message like a browser with keep-alive connections. Fails if the server doesn't respond. */
export async function sendMessage(
  port: number,
  values: Readonly<Record<string, string>>,
  from: From,
  path = '/api/contact',
): Promise<Sent> {
  const started = performance.now();
  const { status, text } = await post(port, path, json({ ...fields, ...values }), from);
  const { reference = '', talk = '' } = JSON.parse(text) as { reference?: string; talk?: string };
  return { status, reference, talk, ms: performance.now() - started };
}

/** Adds a message to a talk; returns the status. Fails if the server doesn't respond. */
export async function sayInTalk(
  port: number,
  { talk, ...said }: { talk: string; id: string; text: string },
  from: From,
): Promise<number> {
  return (await post(port, '/api/talk/messages', json(said), from, { 'talk-key': talk })).status;
}

/** Posts the form of a page, like a browser without scripts; returns the redirect target. */
export async function postForm(
  port: number,
  path: string,
  values: Readonly<Record<string, string>>,
  from: From,
): Promise<{ status: number; location: string }> {
  const body = new URLSearchParams(values).toString();
  return post(port, path, { type: 'application/x-www-form-urlencoded', body }, from);
}

interface Content {
  type: string;
  body: string;
}

function json(values: object): Content {
  return { type: 'application/json', body: JSON.stringify(values) };
}

function post(
  port: number,
  path: string,
  { type, body }: Content,
  { agent, visitor }: From,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string; location: string }> {
  const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), ...more };
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path, method: 'POST' };
    const sending = request({ ...options, headers: { ...headers, 'x-forwarded-for': visitor } }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        received += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, text: received, location: answered.location ?? '' });
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

export async function fetchToken(address: string): Promise<string> {
  const response = await fetch(`${address}/api/contact/token`);
  return ((await response.json()) as { token: string }).token;
}

/** Different visitors, one after another, each in a different network. */
export function visitorNumber(count: number): string {
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}
