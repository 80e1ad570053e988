import { defineConfig } from 'vitest/config';
import { packedEntries } from '../knowledge/packed-entries-plugin.ts';

/** Sweeps read the built pages, so they run after the build; the unit tests next to them need none. */
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    include: ['sweeps/**/*.sweep.ts'],
    globalSetup: 'sweeps/serve-site.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine makes every page slow; the report is about failures.
    slowTestThreshold: 10_000,
    // One worker with shared memory: every page is read and parsed once for all sweeps.
    isolate: false,
    fileParallelism: false,
  },
});
