import { defineConfig } from 'vitest/config';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

// Its own configuration: the unit tests need none of the route machinery that vite.config.ts sets up.
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**', '.cache/**', 'data/**', 'admin/**', 'publishing/**'],
    // Some tests start real servers, others ask thousands of questions: these end only what never happens.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Files share what they have loaded, catalogue and knowledge above all: no test changes it or puts its own in its place.
    isolate: false,
    // By default one processor is left free, which is half of a small machine.
    maxWorkers: '100%',
  },
});
