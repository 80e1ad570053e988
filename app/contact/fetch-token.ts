import { tokenEndpoint } from '#leads/form-fields.ts';

/** Longer than a slow network takes, shorter than anybody's patience. */
export const patienceMs = 20_000;

/** A token for a form; empty where none can be had: the server then gives one with its answer. */
export async function fetchToken(): Promise<string> {
  try {
    const response = await fetch(tokenEndpoint, { signal: AbortSignal.timeout(patienceMs) });
    const { token } = (await response.json()) as { token: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
