import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { subsetFonts } from './app/brand/subset-fonts.ts';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

/** Facts of the company that the environment may override are literals in the browser's scripts. */
function literal(name: string) {
  return JSON.stringify(process.env[name] ?? '');
}

const vendorModules = /node_modules.(react|react-dom|react-router|scheduler|cookie)\b/;

export default defineConfig({
  plugins: [subsetFonts(), packedEntries(), reactRouter()],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    'process.env.SITE_URL': literal('SITE_URL'),
    'process.env.ORDER_APP_URL': literal('ORDER_APP_URL'),
  },
  build: {
    // One stylesheet for the whole site: a second page needs no second request.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // React and the router in one file: what every page needs compresses 5 KB better together than in pieces.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: vendorModules }] } } },
  },
  // The chat's engine loads the knowledge base when it needs it, in a worker of its own.
  worker: { format: 'es', plugins: () => [packedEntries()] },
  server: { host: '127.0.0.1' },
});
