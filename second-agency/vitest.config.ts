import { defineConfig } from 'vitest/config';
import { packedEntries } from '../knowledge/packed-entries-plugin.ts';

/** Runs inside the copy that `prepare.ts` makes. */
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    include: ['sweeps/{links,titles,structured-data}.sweep.ts', 'second-agency/*.sweep.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    slowTestThreshold: 10_000,
    isolate: false,
    fileParallelism: false,
  },
});
