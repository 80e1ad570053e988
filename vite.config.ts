import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { brandFiles } from './app/brand/brand-plugin.ts';
import { wordingNumbers } from './app/chat/wording-numbers-plugin.ts';
import { photographs } from './app/photographs/photographs-plugin.ts';
import { plainData } from './app/plain-data-plugin.ts';
import { officeFlags } from './app/shell/flags-plugin.ts';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

/** Facts of the company that the environment may override are literals in the browser's scripts. */
function literal(name: string) {
  return JSON.stringify(process.env[name] ?? '');
}

const sharedFiles = [
  { name: 'vendor', test: /node_modules.(react|react-dom|react-router|scheduler|cookie)\b/ },
  {
    name: 'site',
    test: /.(app.(shell|ui|root|brand.(kite|logo|fonts))|company.(?!no-match)|catalogue.(categories|category-list|service-names))/,
  },
  { name: 'site', test: /.app.(sections|seo|chat|consent)./, minShareCount: 6 },
];

export default defineConfig({
  plugins: [brandFiles(), plainData(), packedEntries(), wordingNumbers(), officeFlags(), photographs(), reactRouter()],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    'process.env.SITE_URL': literal('SITE_URL'),
    'process.env.ORDER_APP_URL': literal('ORDER_APP_URL'),
  },
  build: {
    // One stylesheet for the whole site: a second page needs no second request.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // What is loaded on demand names little that is not there already: preload tags would cost more than they save.
    modulePreload: false,
    // What every page needs, in two files: they compress 8 KB better together than in the pieces of a default build.
    rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
  },
  // The chat's engine loads the knowledge base when it needs it, in a worker of its own.
  worker: { format: 'es', plugins: () => [plainData(), packedEntries(), wordingNumbers()] },
  server: { host: '127.0.0.1' },
});
