import type { z } from 'zod';

/** What is wrong with what was sent, in one sentence with its place: 'lines.0.quantity: Too big …'. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join('.');
  return `${place ? `${place}: ` : ''}${issue?.message ?? 'The request cannot be read.'}`;
}
