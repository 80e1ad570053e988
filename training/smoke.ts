import type { Entry } from '#knowledge/entry.ts';
import type { Manifest } from './manifest-schema.ts';

/** Whether this is a smoke run: all steps run, on a few lines and with tiny networks, without a useful result. */
export const isSmoke = Boolean(process.env.SMOKE_TRAINING);

/** How many lines of each set it reads. */
export const smokeLines = 8;

/** A few entries that the first lines of the sets ask for. */
export function smokeEntries(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ id, workedOut }) => Number(id) < 120 && !workedOut);
}

const tiny = { epochs: 1, studentEpochs: 1, batch: 96 };

export function smokeManifest(manifest: Manifest): Manifest {
  const { main, refine, turns } = manifest.stages;
  return {
    ...manifest,
    student: { tokens: 400, width: 16, layers: 1, heads: 1, inner: 32 },
    stages: {
      ...manifest.stages,
      main: { ...main, ...tiny },
      refine: { ...refine, ...tiny },
      turns: { ...turns, ...tiny, fromTemplate: 200 },
    },
  };
}
