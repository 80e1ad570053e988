import type { ClientLimit } from '../client-limit.ts';
import { isSameSecret } from '../hash.ts';
import { type Health, overallStatus } from '../health.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { methodNotAllowed, plainText, tryAgainLater } from '../plain-responses.ts';

/** Load balancers should send visitors only to a server that is 'ready'. */
export type Readiness = 'starting' | 'ready' | 'stopping';

export interface OperationsOptions {
  version: string;
  /** What operators want to know about the server's parts. */
  health: () => Promise<Health>;
  readiness: () => Readiness;
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined;
  /** Grants access to details; if set, `/metrics` requires it. */
  token: string | undefined;
  mayScrape: ClientLimit;
}

export const operationPaths = ['/healthz', '/readyz', '/metrics'] as const;
type Operation = (request: Request, clientKey: string) => Promise<Response>;

/** More often than any scraper or probe. */
export const scrapesPerMinute = 120;

const allow = 'GET, HEAD, OPTIONS';
const headers = { 'cache-control': 'no-store' };

/** Endpoints for operators, by path. Without the token they reveal nothing internal. */
export function createOperations(options: OperationsOptions): ReadonlyMap<(typeof operationPaths)[number], Operation> {
  const { version, health, readiness, metrics, token, mayScrape } = options;

  function mayKnow(request: Request): 'yes' | 'no' | 'wrong' {
    const given = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (given === undefined) return 'no';
    return token !== undefined && isSameSecret(given, token) ? 'yes' : 'wrong';
  }

  async function healthz(request: Request): Promise<Response> {
    const parts = await health();
    const details = mayKnow(request) === 'yes' ? parts : {};
    return Response.json({ status: overallStatus(parts), version, ...details }, { headers });
  }

  async function readyz(request: Request): Promise<Response> {
    const status = readiness();
    const details = mayKnow(request) === 'yes' ? { version, ...(await health()) } : {};
    return Response.json({ status, ...details }, { status: status === 'ready' ? 200 : 503, headers });
  }

  async function scrape(request: Request, clientKey: string): Promise<Response> {
    if (!metrics) return plainText(404, 'There is nothing at this URL.');
    const permission = await mayScrape(clientKey);
    if (!permission.allowed) return tryAgainLater(permission.retryAfterSeconds);
    if (token !== undefined && mayKnow(request) !== 'yes') return wrongToken();
    return new Response(await metrics.text(), { headers: { ...headers, 'content-type': metrics.contentType } });
  }

  function answering(answer: Operation): Operation {
    return async (request, clientKey) => {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
      if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(allow);
      return mayKnow(request) === 'wrong' ? wrongToken() : answer(request, clientKey);
    };
  }

  return new Map([
    ['/healthz', answering(healthz)],
    ['/readyz', answering(readyz)],
    ['/metrics', answering(scrape)],
  ]);
}

function wrongToken(): Response {
  return plainText(401, 'The token is missing or wrong.', { 'www-authenticate': 'Bearer' });
}
