import type { Inquiry } from '#assistant/contract.ts';
import type { ClientLimit } from '../client-limit.ts';
import { TooBusyError } from '../fair-queue.ts';
import { readJsonBody } from '../json-body.ts';
import { methodNotAllowed } from '../plain-responses.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { McpOptions } from './mcp-options.ts';

interface LoadOptions extends McpOptions {
  /** Called with internal errors. */
  failed: (error: unknown) => void;
}

interface Options extends LoadOptions {
  /**
   * Every message counts as a search before it is parsed; a question to the assistant also counts as a chat question.
   */
  maySearch: ClientLimit;
  mayAsk: ClientLimit;
}

export type McpEndpoint = (request: Request, clientKey: string) => Promise<Response>;

const allow = 'POST, OPTIONS';
/** The longest question with its history, with every character escaped. */
const maxBodyBytes = 64 * 1024;
/** JSON-RPC codes: parse error, invalid request, and the first application-defined one. */
const faults = { unreadable: -32_700, invalid: -32_600, refused: -32_000 };

/**
 * POST /mcp: the Model Context Protocol over Streamable HTTP, without sessions. Each message is answered separately,
 * one at a time, so that it counts as one; there is no event stream.
 */
export function createMcpEndpoint({ mayAsk, maySearch, ...options }: Options): McpEndpoint {
  // Loaded with the first message.
  let handler: Promise<(request: Request, body: unknown) => Promise<Response>> | undefined;

  return async (request, clientKey) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
    if (request.method !== 'POST') return methodNotAllowed(allow);
    if (!isSameOrigin(request)) return fault(403, faults.refused, 'Requests from pages of other sites are rejected.');
    const permission = await maySearch(clientKey);
    if (!permission.allowed) return tooMany(permission);
    const body = await readJsonBody(request, maxBodyBytes);
    if (!body.ok) return fault(body.status, body.status === 400 ? faults.unreadable : faults.refused, body.error);
    const { method, params } = asMessage(body.value);
    if (method === undefined) return fault(400, faults.invalid, 'Send one JSON-RPC message.');
    if (method === 'subscriptions/listen') return fault(400, faults.refused, 'There are no subscriptions.');
    if (method === 'tools/call' && params?.name === 'ask') {
      const question = await mayAsk(clientKey);
      if (!question.allowed) return tooMany(question);
    }
    handler ??= load(options);
    return (await handler)(request, body.value);
  };
}

async function load(options: LoadOptions) {
  const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./create-mcp-server.ts'),
  ]);
  const { assistant, search, failed } = options;
  const guarded = {
    ...options,
    assistant: { reply: (inquiry: Inquiry) => assistant.reply(inquiry).catch(away) },
    search: (query: string) => search(query).catch(away),
  };
  /** The library sends error messages to the client, so internal errors are replaced and only logged. */
  function away(error: unknown): never {
    if (!(error instanceof TooBusyError)) failed(error);
    throw new Error('The assistant is away at the moment. Please try again later.');
  }
  const { fetch } = createMcpHandler(() => createMcpServer(guarded));
  return (request: Request, parsedBody: unknown) => fetch(request, { parsedBody });
}

function tooMany({ retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  const seconds = `${retryAfterSeconds}`;
  const headers = { 'retry-after': seconds };
  return fault(429, faults.refused, `Too many messages: try again in ${seconds} seconds.`, headers);
}

/** Only the fields that rate limits need; the library validates the rest. */
function asMessage(value: unknown): { method?: string; params?: { name?: unknown } } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const { method, params } = value as { method?: unknown; params?: unknown };
  return {
    ...(typeof method === 'string' && { method }),
    ...(typeof params === 'object' && params !== null && { params }),
  };
}

function fault(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
