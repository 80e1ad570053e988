import type { Outcome } from '#leads/outcome.ts';

const statuses = { thanked: 201, invalid: 400, again: 409, 'too many': 429, away: 503 } as const;

export function statusOf({ kind }: Outcome): number {
  return statuses[kind];
}

export function headersOf(outcome: Outcome): Record<string, string> {
  const retry = outcome.kind === 'too many' ? outcome.retryAfterSeconds : undefined;
  return { 'cache-control': 'no-store', ...(retry === undefined ? {} : { 'retry-after': String(retry) }) };
}
