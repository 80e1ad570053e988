import { z } from 'zod';
import { readBounded } from '../read-body.ts';

/** URL and token of the CMS. */
export interface AdminHostSettings {
  url: string;
  token: string;
}

export interface QueryOptions {
  timeoutMs?: number;
  /** Larger responses are rejected. */
  maxBytes?: number;
  signal?: AbortSignal;
}

/** Queries the admin host. A partial response is an error, unless `partly` allows missing fields. */
export interface AdminHost {
  query: (
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: QueryOptions,
  ) => Promise<QueryResult>;
}

export interface QueryResult {
  data: Readonly<Record<string, unknown>>;
  /** Errors in parts of the response, each with its path. */
  errors: readonly QueryError[];
}

/** The admin host is unreachable, too slow, or sends an invalid response. A retry may succeed. */
export class AdminHostError extends Error {
  override name = 'AdminHostError';
}

const answerError = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
});
export type QueryError = z.infer<typeof answerError>;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(answerError).optional(),
});

const defaultTimeoutMs = 5_000;
const defaultMaxBytes = 32 * 1024 * 1024;

async function readText(response: Response, maxBytes: number): Promise<string> {
  const body = await readBounded(response, maxBytes);
  if (!body) throw new AdminHostError(`The admin host's answer is larger than ${maxBytes} bytes.`);
  return body.toString('utf8');
}

function statusText(status: number): string {
  if (status === 401 || status === 403) return `refuses the token (${status})`;
  return `answered ${status}`;
}

function read(text: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    throw new AdminHostError("The admin host's response isn't GraphQL. Check ADMIN_GRAPHQL_URL.");
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `${error}`;
  if (error.name === 'TimeoutError') return 'it took too long';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

export function createAdminHost({ url, token }: AdminHostSettings): AdminHost {
  return {
    async query(document, variables = {}, options = {}) {
      const { timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes, signal } = options;
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: document, variables }),
          // A redirect would send the token to a host nobody configured.
          redirect: 'manual',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new AdminHostError(`The admin host ${statusText(response.status)}.`);
        }
        const { data, errors = [] } = read(await readText(response, maxBytes));
        if (!data) {
          const reasons = errors.map(({ message }) => message).join('; ') || 'it gave no data';
          throw new AdminHostError(`The admin host returned an error: ${reasons}`);
        }
        return { data, errors };
      } catch (error) {
        if (error instanceof AdminHostError) throw error;
        throw new AdminHostError(`The admin host can't be reached: ${reasonOf(error)}`);
      }
    },
  };
}

/** For queries that accept no partial response. */
export async function queryComplete(
  host: AdminHost,
  ...query: Parameters<AdminHost['query']>
): Promise<QueryResult['data']> {
  const { data, errors } = await host.query(...query);
  const [first] = errors;
  if (first) throw new AdminHostError(`The admin host returned an error: ${first.message}`);
  return data;
}
