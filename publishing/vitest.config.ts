import { defineConfig } from 'vitest/config';
import { packedEntries } from '#knowledge/packed-entries-plugin.ts';

/** Publishing needs an admin host, so these tests are part of `npm run test:admin`. */
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    include: ['publishing/**/*.test.ts'],
    // Some write and check whole trees, others start real servers. The timeouts only end hanging tests.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    isolate: false,
    maxWorkers: '100%',
  },
});
