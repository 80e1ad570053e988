import { tokenEndpoint } from '#leads/form-fields.ts';

/** Long enough for a slow network, short enough for a visitor to wait. */
export const timeoutMs = 20_000;

/** Fetches a form token; empty on failure, in which case the server's response contains one. */
export async function fetchToken(): Promise<string> {
  try {
    const response = await fetch(tokenEndpoint, { signal: AbortSignal.timeout(timeoutMs) });
    const { token } = (await response.json()) as { token: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
