import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { RequestHandler } from './app.ts';
import { limitConnections } from './connection-limits.ts';
import { plainText } from './plain-responses.ts';
import type { Log } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { TlsFiles } from './tls-files.ts';

const allowedMethods = 'GET, HEAD, POST, OPTIONS';

/** Node answers these before any request reaches the app, so we have to add our headers. */
const parserFaults: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ParserFault extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

const usualLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // No data sent or read for this long in the middle of a request: the client has gone. A client that reads slowly may
  // continue.
  timeout: 60_000,
  // Longer than the keep-alive of proxies, so that none sends a request on a connection that is being closed.
  keepAliveTimeout: 65_000,
};

/** Concurrent streams per HTTP/2 connection: more than a page needs. */
const maxStreams = 32;
/** Resets a connection may send at once, and per second after that; beyond that Node closes it. */
const streamResets = { streamResetBurst: 100, streamResetRate: 10 };

interface Options {
  tls: TlsFiles | undefined;
  /** Whether visitors arrive through a proxy and share its address. */
  behindProxy: boolean;
  limits?: Partial<typeof usualLimits>;
}

export type WebServer = Server | Http2SecureServer;
type AnyRequest = IncomingMessage | Http2ServerRequest;
type AnyResponse = ServerResponse | Http2ServerResponse;

/**
 * The HTTP server around the app, which also answers what is malformed below the level of a request. With a certificate
 * it speaks HTTP/2 over TLS, and HTTP/1.1 to clients without HTTP/2.
 */
export function createHttpServer(
  answer: RequestHandler,
  security: SecurityHeaders,
  log: Log,
  options: Options,
): WebServer {
  const { tls, behindProxy } = options;
  const limits = { ...usualLimits, ...options.limits };
  const listener = getRequestListener((request, bindings) => answer(request, bindings as HttpBindings), {
    errorHandler(error) {
      const malformed = error instanceof Error && error.name === 'RequestError';
      if (!malformed) log.error('A request failed', { error });
      const response = malformed
        ? plainText(400, 'This address is not written correctly.')
        : plainText(500, 'Something went wrong on our side. Please try again.');
      for (const [name, value] of Object.entries(security.base)) response.headers.set(name, value);
      return response;
    },
  });
  const { register, watch, watchStream, mayAccept } = limitConnections(behindProxy);
  const onRequest = (request: AnyRequest, response: AnyResponse) => {
    // HTTP/2 has one connection for all, and limits its streams itself.
    if (!(response instanceof Http2ServerResponse) && !mayAccept(request.socket, response)) return;
    const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    // Of two Host headers, a proxy might use a different one than we do.
    if (hosts > 1) return refuse(request.socket, 400, security);
    // HTTP/1.0 has no Host header, and load balancers still probe with it.
    if (hosts === 0 && request.httpVersion === '1.0') request.headers.host = 'localhost';
    return listener(request, response);
  };
  const server = tls ? createSecure(tls, onRequest) : createServer({ requireHostHeader: false }, onRequest);
  // Not all of them are options of both kinds of server, but all are properties.
  Object.assign(server, limits);
  server.on('session', (session) => session.setTimeout(limits.keepAliveTimeout, () => session.close()));

  server.on('connection', register);
  // HTTP/2 reads its connections itself.
  if (tls) server.on('secureConnection', (socket: TLSSocket) => socket.alpnProtocol === 'h2' || watch(socket));
  else server.on('connection', watch);
  server.on('stream', watchStream);
  server.on('clientError', (error: ParserFault, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    return refuse(socket, statusOf(error), security);
  });
  server.on('connect', (_request: AnyRequest, way: Duplex | Http2ServerResponse) => {
    if (way instanceof Http2ServerResponse) way.writeHead(405, { ...security.base, allow: allowedMethods }).end();
    else refuse(way, 405, security);
  });
  server.on('checkExpectation', (_request: AnyRequest, response: AnyResponse) => {
    // HTTP/2 has no such header, because each request is its own stream.
    if (response instanceof Http2ServerResponse) response.writeHead(417, { ...security.base }).end();
    else response.writeHead(417, { ...security.base, connection: 'close' }).end();
  });
  return server;
}

function createSecure(tls: TlsFiles, onRequest: (request: AnyRequest, response: AnyResponse) => void) {
  const options = {
    ...tls,
    allowHTTP1: true,
    settings: { maxConcurrentStreams: maxStreams },
    ...streamResets,
    handshakeTimeout: usualLimits.headersTimeout,
    requireHostHeader: false,
  };
  return createSecureServer(options, onRequest as RequestListener & typeof onRequest);
}

/** Bytes that aren't HTTP, such as a TLS handshake, are also reported as an unknown method. */
function statusOf({ code = '', rawPacket }: ParserFault): number {
  const looksLikeRequest = /^[\w-]+ \S/.test(rawPacket?.toString('latin1') ?? '');
  return code === 'HPE_INVALID_METHOD' && !looksLikeRequest ? 400 : (parserFaults[code] ?? 400);
}

function refuse(socket: Duplex, status: number, security: SecurityHeaders): void {
  const text = `${STATUS_CODES[status]}\n`;
  const headers = {
    ...security.base,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 ? { allow: allowedMethods } : {}),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', text].join('\r\n'));
}
