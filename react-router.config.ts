import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/pages/site-addresses.ts';

export default {
  appDirectory: 'app',
  // A build goes into a separate folder and replaces the last one when it is complete (`scripts/build.mjs`).
  buildDirectory: process.env.BUILD_FOLDER || 'build',
  ssr: true,
  prerender: prerenderedPaths,
  // The whole route manifest is part of the first page: it is small, and no page then needs a request to find another.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
