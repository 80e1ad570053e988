const statuses = { thanked: 201, invalid: 400, again: 409, 'too many': 429, away: 503, 'nothing chosen': 400 } as const;

/** The outcome of a form, as far as the response depends on it. */
interface Outcome {
  kind: keyof typeof statuses;
  retryAfterSeconds?: number;
}

export function statusOf({ kind }: Outcome): number {
  return statuses[kind];
}

export function headersOf({ retryAfterSeconds }: Outcome): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  };
}
