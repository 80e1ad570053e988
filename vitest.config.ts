import { defineConfig } from 'vitest/config';

// Its own configuration: the unit tests need none of the route machinery that vite.config.ts sets up.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'e2e/**'],
  },
});
