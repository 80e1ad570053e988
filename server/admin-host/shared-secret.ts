import { createHash, createHmac } from 'node:crypto';
import { digest, isSameSecret } from '../hash.ts';

/** Derived from the token on both sides: nothing else to configure, and the token itself is never sent. */
export function webhookSecret(token: string): string {
  return digest(`webhook ${token}`, 'hex');
}

/** Whether a call comes from the admin host. */
export function callsWithSecret(token: string): (request: Request) => boolean {
  const expected = webhookSecret(token);
  return (request) => isSameSecret(request.headers.get('x-webhook-secret') ?? '', expected);
}

/** Signs preview URLs. */
export function previewSignature(token: string, text: string): string {
  const key = createHash('sha256').update(`preview ${token}`).digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}
