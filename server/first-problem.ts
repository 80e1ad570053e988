import type { z } from 'zod';

/** The first validation error with its path: 'lines.0.quantity: Too big …'. */
export function firstProblem({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.join('.');
  return `${place ? `${place}: ` : ''}${issue?.message ?? 'The request cannot be read.'}`;
}
