import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/site-addresses.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: prerenderedPaths,
  // The whole route table travels with the first page: it is small, and no page then needs a request to find another.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
