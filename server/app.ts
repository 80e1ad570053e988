import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type ApiOptions, apiError, createApi } from './api.ts';
import { clientKeyOf } from './client-address.ts';
import { type Health, overall } from './health.ts';
import { methodNotAllowed, plainText } from './plain-answers.ts';
import type { Log } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { createPageServer, type PageOptions } from './serve-page.ts';

export interface AppOptions extends PageOptions, ApiOptions {
  security: SecurityHeaders;
  log: Log;
  version: string;
  /** What whoever watches the server wants to know of its parts. */
  health?: () => Promise<Health>;
}

const healthMethods = 'GET, HEAD, OPTIONS';

export type Answer = (request: Request, bindings: HttpBindings) => Promise<Response>;

/** One request in, one response out: with security headers, a request id and a line in the log, whatever happens. */
export function createApp(options: AppOptions): Answer {
  const { security, log, version } = options;
  const app = new Hono<{ Bindings: HttpBindings & { requestId: string } }>();
  const servePage = createPageServer(options);
  app.on(['GET', 'HEAD'], '/healthz', async () => {
    const health = await options.health?.();
    return Response.json({ status: overall(health), version, ...health }, { headers: { 'cache-control': 'no-store' } });
  });
  app.options('/healthz', () => new Response(null, { status: 204, headers: { allow: healthMethods } }));
  app.all('/healthz', () => methodNotAllowed(healthMethods));
  app.route('/api', createApi(options));
  app.all('*', ({ req, env }) => servePage(req.raw, clientKeyOf(req.raw, env, options.trustedProxies)));
  app.onError((error, context) => {
    log.error('A request failed', { id: context.env.requestId, error });
    const apology = 'Something went wrong on our side. Please try again.';
    return context.req.path.startsWith('/api/') ? apiError(500, apology) : plainText(500, apology);
  });

  return async (request, bindings) => {
    const started = performance.now();
    const id = randomUUID();
    const { pathname } = new URL(request.url);
    const response = isWellFormed(pathname)
      ? await app.fetch(request, { ...bindings, requestId: id })
      : plainText(400, 'This address is not written correctly.');
    response.headers.set('x-request-id', id);
    for (const [name, value] of Object.entries(security.forType(response.headers.get('content-type')))) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    const length = response.headers.get('content-length');
    log.request({
      id,
      method: request.method,
      path: pathname,
      status: response.status,
      ms: performance.now() - started,
      bytes: length === null ? undefined : Number(length),
    });
    return response;
  };
}

function isWellFormed(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
