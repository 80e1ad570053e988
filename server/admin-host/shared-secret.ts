import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Worked out from the token on both sides, so that there is nothing more to configure and the token itself never travels. */
export function webhookSecret(token: string): string {
  return digest(`webhook ${token}`).toString('hex');
}

/** Whether a call comes from the admin host. */
export function callsWithSecret(token: string): (request: Request) => boolean {
  const expected = webhookSecret(token);
  return (request) => isSameSecret(request.headers.get('x-webhook-secret') ?? '', expected);
}

/** What the admin host signs the addresses of previews with. */
export function previewSignature(token: string, text: string): string {
  return createHmac('sha256', digest(`preview ${token}`))
    .update(text)
    .digest('base64url');
}
