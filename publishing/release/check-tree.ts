import { z } from 'zod';
import type { Finding } from './find-culprits.ts';
import { runStep, type Step } from './run-step.ts';

const findings = z.array(z.object({ where: z.string(), reason: z.string() }));

/** Runs the repository's own checks. Content that makes them crash is invalid as well, but has no location. */
export async function checkTree(
  folder: string,
  options: Pick<Step, 'signal' | 'environment' | 'isAwaited'> = {},
): Promise<Finding[]> {
  try {
    return findings.parse(
      JSON.parse(await runStep({ folder, args: ['scripts/content-check.ts', '--json'], ...options })),
    );
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return [{ where: 'the site', reason: error instanceof Error ? error.message : `${error}` }];
  }
}
