import { apiError, type Endpoint } from '../api.ts';
import { callsWithSecret } from './shared-secret.ts';

interface Options {
  /** The token for reading the admin host. Its webhook sends a secret derived from it, never the token itself. */
  token: string;
  changed: () => void;
}

/**
 * Called by the admin host when something was published. The content of the call is ignored, because it may be late,
 * duplicated or out of order; everything is fetched instead.
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
