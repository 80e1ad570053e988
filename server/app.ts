import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type ApiOptions, apiError, createApi } from './api.ts';
import { clientKeyOf } from './client-address.ts';
import { asClient } from './current-client.ts';
import type { McpEndpoint } from './mcp/mcp-endpoint.ts';
import { createOperations, type OperationsOptions } from './operations/operations.ts';
import { plainText } from './plain-responses.ts';
import type { Log } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { createPageServer, type PageOptions } from './serve-page.ts';

export interface AppOptions extends PageOptions, ApiOptions {
  security: SecurityHeaders;
  log: Log;
  /** For operators. */
  operations: OperationsOptions;
  /** For other programs. */
  mcp: McpEndpoint;
}

export type RequestHandler = (request: Request, bindings: HttpBindings) => Promise<Response>;

/** Every response gets security headers, a request id and a log line, whatever happens. */
export function createApp(options: AppOptions): RequestHandler {
  const { security, log, mcp } = options;
  const app = new Hono<{ Bindings: HttpBindings & { requestId: string } }>();
  const servePage = createPageServer(options);
  const others = [...createOperations(options.operations), ['/mcp', mcp] as const, ['*', servePage] as const];
  app.route('/api', createApi(options));
  for (const [path, answer] of others) {
    app.all(path, ({ req, env }) => answer(req.raw, clientKeyOf(req.raw, env, options.trustedProxies)));
  }
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
      ? await asClient(clientKeyOf(request, bindings, options.trustedProxies), () =>
          app.fetch(request, { ...bindings, requestId: id }),
        )
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
