import type { ClientLimit } from './client-limit.ts';

interface Options {
  limit: ClientLimit;
  clientKey: string;
  failed: (error: unknown) => void;
  /** What the visitor reads if nothing can be stored. */
  away: string;
}

/** Stores what a visitor sends, within the rate limit; the visitor is told if it can't be stored. */
export async function writeIfAllowed<Result>(
  { limit, clientKey, failed, away }: Options,
  write: () => Promise<Result>,
) {
  try {
    const permission = await limit(clientKey);
    return permission.allowed ? await write() : tooMany(permission);
  } catch (error) {
    failed(error);
    return { kind: 'away' as const, message: away };
  }
}

export function tooMany({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  const message = `That's a lot at once. Please try again in ${retryAfterSeconds} seconds.`;
  return { kind: 'too many' as const, retryAfterSeconds, message };
}
