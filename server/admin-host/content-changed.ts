import { createHash } from 'node:crypto';
import { apiError, type Endpoint } from '../api.ts';
import { isSameSecret } from '../same-secret.ts';

interface Options {
  /** For reading at the admin host: its webhook sends what can be worked out from it, and the token itself never travels. */
  token: string;
  changed: () => void;
}

export function webhookSecret(token: string): string {
  return createHash('sha256').update(`webhook ${token}`).digest('hex');
}

/**
 * Called by the admin host when something was published. What the call says is ignored: it may be late, twice or out of
 * order, so whoever is told asks for everything.
 */
export function createContentChanged({ token, changed }: Options): Endpoint {
  const expected = webhookSecret(token);
  return {
    method: 'POST',
    path: '/content-changed',
    async handle({ request }) {
      const given = request.headers.get('x-webhook-secret') ?? '';
      await request.body?.cancel();
      if (!isSameSecret(given, expected)) return apiError(401, 'The secret is missing or wrong.');
      changed();
      return Response.json({ accepted: true }, { status: 202, headers: { 'cache-control': 'no-store' } });
    },
  };
}
