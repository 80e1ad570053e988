import { defineConfig } from 'vitest/config';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

// Its own configuration: the unit tests need none of the route machinery that vite.config.ts sets up.
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**', '.cache/**', 'data/**', 'admin/**'],
    // Some tests start real servers, and a busy machine takes its time over that: these end only what never happens.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
