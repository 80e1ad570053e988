import { z } from 'zod';
import type { Finding } from './find-culprits.ts';
import { runStep, type Step } from './run-step.ts';

const findings = z.array(z.object({ where: z.string(), reason: z.string() }));

/** The repository's own checks. Content on which they break is wrong too, though nobody can say where. */
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
