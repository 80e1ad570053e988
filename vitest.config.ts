import { defineConfig } from 'vitest/config';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

// Its own configuration: the unit tests need none of the route machinery that vite.config.ts sets up.
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**'],
    // Some tests start real servers, several of them one after the other: a busy machine takes its time over that.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
