import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens expire: a form that has been open for longer has to be submitted again. */
const maxAgeSeconds = 24 * 60 * 60;

export type TokenVerdict = 'fine' | 'too soon' | 'too old' | 'unknown';

/** 'lq3k5f.Zt0…​.mac': when the form was opened, in seconds, and a random part that makes every token unique. */
export function issueToken(secret: string, nowMs: number): string {
  const text = `${Math.floor(nowMs / 1000).toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${sign(secret, text)}`;
}

export function checkToken(secret: string, token: string, nowMs: number, minSeconds: number): TokenVerdict {
  const [issued = '', nonce = '', mac = '', ...more] = token.split('.');
  const expected = Buffer.from(sign(secret, `${issued}.${nonce}`));
  const given = Buffer.from(mac);
  if (more.length > 0) return 'unknown';
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return 'unknown';
  const openSeconds = nowMs / 1000 - Number.parseInt(issued, 36);
  if (openSeconds < minSeconds) return 'too soon';
  return openSeconds > maxAgeSeconds ? 'too old' : 'fine';
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
