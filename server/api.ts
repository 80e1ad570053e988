import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { clientKeyOf } from './client-address.ts';
import { TooBusyError } from './fair-queue.ts';

export interface ApiRequest {
  request: Request;
  /** The client's key for rate limits; never logged. */
  clientKey: string;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  /** Below /api: '/chatbot/semantic-search'. */
  path: string;
  handle: (request: ApiRequest) => Response | Promise<Response>;
}

export interface ApiOptions {
  endpoints: readonly Endpoint[];
  trustedProxies: number;
}

/** Most waiting requests are done by then. */
const busySeconds = 5;

/** Everything below /api. Always responds with JSON, also for unknown paths and methods. */
export function createApi({ endpoints, trustedProxies }: ApiOptions): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  for (const { method, path, handle } of endpoints) {
    api.on(method, path, (context) => {
      const request = context.req.raw;
      return handle({ request, clientKey: clientKeyOf(request, context.env, trustedProxies) });
    });
  }
  api.onError((error) => {
    if (error instanceof TooBusyError) return tooMany('The assistant is busy', { retryAfterSeconds: busySeconds });
    throw error;
  });
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const methods = endpoints.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    api.options(path, () => new Response(null, { status: 204, headers: { allow } }));
    api.all(path, () => apiError(405, `Use ${methods.join(' or ')} here.`, { allow }));
  }
  api.all('*', () => apiError(404, 'There is nothing at this URL.'));
  return api;
}

export function apiError(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

export function tooMany(what: string, { retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  return apiError(429, `${what}: try again in ${retryAfterSeconds} seconds.`, {
    'retry-after': `${retryAfterSeconds}`,
  });
}
