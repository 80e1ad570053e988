import type { z } from 'zod';
import { readBody } from './read-body.ts';

export type JsonBodyResult = { ok: true; value: unknown } | { ok: false; status: 400 | 413 | 415; error: string };

export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBodyResult> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return { ok: false, status: 415, error: 'Send JSON, with the header Content-Type: application/json.' };
  }
  const body = await readBody(request, limitBytes);
  if (!body.ok) return body;
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.bytes)) };
  } catch {
    return { ok: false, status: 400, error: 'The request is not valid JSON.' };
  }
}

/** The first validation error with its path: 'lines.0.quantity: Too big …'. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join('.');
  return `${place ? `${place}: ` : ''}${issue?.message ?? 'The request cannot be read.'}`;
}
