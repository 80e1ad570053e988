import { apiError, type Endpoint } from '../api.ts';
import { callsWithSecret } from './shared-secret.ts';

interface Options {
  /** The token for reading the admin host. Its webhook sends a secret derived from it, never the token itself. */
  token: string;
  changed: () => void;
}

/**
 * Called by the admin host when something was published. What the call says is ignored: it may be late, twice or out of
 * order, so whoever is told asks for everything.
 */
export function createContentChanged({ token, changed }: Options): Endpoint {
  const isKnown = callsWithSecret(token);
  return {
    method: 'POST',
    path: '/content-changed',
    async handle({ request }) {
      await request.body?.cancel();
      if (!isKnown(request)) return apiError(401, 'The secret is missing or wrong.');
      changed();
      return Response.json({ accepted: true }, { status: 202, headers: { 'cache-control': 'no-store' } });
    },
  };
}
