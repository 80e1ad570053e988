import { createHash } from 'node:crypto';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { brandFiles } from './app/brand/brand-plugin.ts';
import { wordingNumbers } from './app/chat/wording-numbers-plugin.ts';
import { photographs } from './app/photographs/photographs-plugin.ts';
import { dropUnusedComponents } from './app/plugins/drop-unused-components-plugin.ts';
import { mergeChunks } from './app/plugins/merge-chunks-plugin.ts';
import { precomputeData } from './app/plugins/precompute-data-plugin.ts';
import { prerenderTimeout } from './app/plugins/prerender-timeout-plugin.ts';
import { sharedChunks } from './app/plugins/shared-files.ts';
import { officeFlags } from './app/shell/flags-plugin.ts';
import { exhibitPictures } from './drawings/exhibits/exhibits-plugin.ts';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

/** Company facts that the environment may override are literals in browser scripts. */
function literal(name: string) {
  return JSON.stringify(process.env[name] ?? '');
}

/** Folders with content staff edit. The server reads them from disk. */
const editedFolders = /^#(?:catalogue|company|content|knowledge)\//;

/** Class names without the line they are on: shorter, and unchanged when a rule moves. The hash is the file's. */
function scopedName(name: string, file: string): string {
  const [own = ''] = path.relative(import.meta.dirname, file).split('?');
  return `${name}_${createHash('sha256').update(own).digest('hex').slice(0, 5)}`;
}

export default defineConfig({
  plugins: [
    brandFiles(),
    precomputeData(),
    packedEntries(),
    wordingNumbers(),
    officeFlags(),
    photographs(),
    exhibitPictures(),
    dropUnusedComponents(),
    prerenderTimeout(),
    reactRouter(),
    mergeChunks(),
  ],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    'process.env.SITE_URL': literal('SITE_URL'),
    'process.env.ORDER_APP_URL': literal('ORDER_APP_URL'),
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // One stylesheet for the whole site: a second page needs no second request.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // What is loaded on demand has few dependencies that aren't loaded yet: preload tags would cost more than they
    // save.
    modulePreload: false,
    // What every page needs, in two files: they compress 8 KB better together than in the chunks of a default build.
    // What several pages share is in three more.
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  // One bundle on the server: chunks loaded on demand could be gone by then, replaced by the next build. What staff
  // edit stays outside: with other data, the same pages show a draft.
  environments: {
    ssr: { build: { rolldownOptions: { external: editedFolders, output: { codeSplitting: false } } } },
  },
  // The chat's engine loads the knowledge base when it needs it, in its own worker.
  worker: { format: 'es', plugins: () => [precomputeData(), packedEntries(), wordingNumbers()] },
  server: { host: '127.0.0.1' },
});
